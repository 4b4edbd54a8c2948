/** The card book: every component as an entry that can be found. */
import type { Components } from '@/lib/shapes';
import { GUEST_COLOURS } from '@/lib/vocabulary';

/** In the order of the book; ids `web-cards-kind-<kind>`. */
export const KINDS = ['guest', 'staff', 'objective', 'tile', 'hotel', 'leopold'] as const;
export type Kind = (typeof KINDS)[number];

/** What entries of a kind are told apart by; ids `web-cards-part-<part>`. */
export const PARTS: Partial<Record<Kind, readonly string[]>> = {
  guest: GUEST_COLOURS,
  staff: ['once', 'round', 'always', 'end'],
};

export interface Entry {
  kind: Kind;
  /** As in the address: a number, or the name of a tile or hotel. */
  id: string;
  name: string;
  part: string;
  /** Everything it can be found by, folded. */
  words: string;
}

/** The names the page gives to what has none of its own. */
export interface Names {
  kind: (kind: Kind) => string;
  part: (part: string) => string;
  hotel: (name: string) => string;
  leopold: (number: number) => string;
}

/** Without case and accents, and with one apostrophe for all, so that "cafe" finds "café" and "кав'ярня" "кав’ярня". */
export const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’ʼ]/g, "'").toLowerCase();

export function entriesOf(components: Components, names: Names): Entry[] {
  const entry = (kind: Kind, id: string | number, name: string, part: string, ...texts: string[]): Entry => ({
    kind,
    id: String(id),
    name,
    part,
    words: fold([String(id), name, names.kind(kind), part && names.part(part), ...texts].join(' ')),
  });
  return [
    ...Object.values(components.guests).map((card) =>
      entry('guest', card.number, card.name, card.colour, ...card.reward.map((effect) => effect.text)),
    ),
    ...Object.values(components.staff).map((card) =>
      entry('staff', card.number, card.name, card.timing, card.text),
    ),
    ...Object.values(components.objectives).map((card) =>
      entry('objective', card.number, card.name, '', card.text),
    ),
    ...Object.values(components.tiles).map((tile) =>
      entry('tile', tile.id, tile.name, '', tile.bonus, tile.penalty),
    ),
    ...Object.keys(components.hotels).map((hotel) => entry('hotel', hotel, names.hotel(hotel), '')),
    ...Object.values(components.leopold).map((card) =>
      entry('leopold', card.number, names.leopold(card.number), '', ...card.texts),
    ),
  ];
}

/** Every word asked for must be there; a number means the number of a card, or stands alone in its text. */
export function finds(entry: Entry, query: string): boolean {
  const asked = fold(query).split(/\s+/).filter(Boolean);
  const words = entry.words.split(/[^\p{L}\p{N}]+/u);
  return asked.every((word) => (/^\d+$/.test(word) ? words.includes(word) : entry.words.includes(word)));
}

export interface Filter {
  kind: Kind | null;
  part: string | null;
  query: string;
}

export function filtered(entries: Entry[], { kind, part, query }: Filter): Entry[] {
  const wanted = entries.filter(
    (entry) => (!kind || entry.kind === kind) && (!part || entry.part === part) && finds(entry, query),
  );
  const number = query.trim();
  return wanted.sort((a, b) => Number(b.id === number) - Number(a.id === number)); // a card asked for by its number comes first
}

/** Entries under the headings they stand under: by kind, and by part where a kind has parts. */
export function sectionsOf(entries: Entry[]): { kind: Kind; part: string; entries: Entry[] }[] {
  const order = KINDS.flatMap((kind) => (PARTS[kind] ?? ['']).map((part) => ({ kind, part })));
  return order
    .map(({ kind, part }) => ({
      kind,
      part,
      entries: entries.filter((entry) => entry.kind === kind && entry.part === part),
    }))
    .filter((section) => section.entries.length > 0);
}

/** The entry before or after another, around the end of the list. */
export function besides(entries: Entry[], id: string, step: 1 | -1): Entry | null {
  const index = entries.findIndex((entry) => entry.id === id);
  if (index < 0) return null;
  return entries[(index + step + entries.length) % entries.length] ?? null;
}
