/** Where the rulebooks differ; what they say comes from the server. */

export type Editions = Record<string, Record<string, string>>;

export interface Difference {
  value: string;
  presets: string[];
}

/** The values of an option with the rulebooks that have them; none where all agree. */
export function differencesOf(editions: Editions, option: string): Difference[] {
  const found: Difference[] = [];
  for (const [preset, options] of Object.entries(editions)) {
    const value = options[option];
    if (value === undefined) continue;
    const known = found.find((difference) => difference.value === value);
    if (known) known.presets.push(preset);
    else found.push({ value, presets: [preset] });
  }
  return found.length > 1 ? found : [];
}

/** All options about which rulebooks disagree, in the order the server names them. */
export function disputedOptions(editions: Editions): string[] {
  return Object.keys(Object.values(editions)[0] ?? {}).filter(
    (option) => differencesOf(editions, option).length > 0,
  );
}
