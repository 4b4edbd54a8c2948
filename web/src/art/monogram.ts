/** What stands on players' discs: never the same twice at a table, so that the colour is not alone. */

/** Of several of one name, such as "Hotelier 2", the number says more than the letter. */
export function monogramOf(name: string): string {
  return /\s(\d)$/.exec(name)?.[1] ?? (Array.from(name.trim())[0] ?? '·').toLocaleUpperCase();
}

/** By seat: a letter or number of the name; where two would be the same, the number of the seat. Free seats have no name. */
export function monogramsOf(names: readonly string[]): string[] {
  const own = names.map(monogramOf);
  const named = (letters: string[]) => letters.filter((_, seat) => names[seat]);
  const several = (letter: string) => named(own).filter((other) => other === letter).length > 1;
  const found = own.map((letter, seat) => (several(letter) ? String(seat + 1) : letter));
  const apart = new Set(named(found)).size === named(found).length;
  return apart ? found : names.map((_, seat) => String(seat + 1));
}
