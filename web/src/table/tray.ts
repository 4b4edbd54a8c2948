/** What lies in the tray, read from the position and the options. */
import type { OptionShown, PositionData } from '@/lib/shapes';
import { FOODS } from '@/lib/vocabulary';

const CARD = /^(?:keep|hire|under) (\d+)$/;

/** Cards on offer, also those that cannot be paid; or the pack one of which is kept. */
export function offeredOf(position: PositionData, tray: readonly OptionShown[]): number[] {
  const offer = position.offer.filter(Boolean);
  if (offer.length) return offer;
  return tray.flatMap(({ notation }) => {
    const card = CARD.exec(notation)?.[1];
    return card ? [Number(card)] : [];
  });
}

/** Food that has just been gained and may still be placed: six bits for each kind (docs/engine.md). */
export function gainedOf(position: PositionData): number[] {
  const frame = position.pending.at(-1);
  if (frame?.frame !== 'food') return [];
  const bits = frame.a | (frame.b << 8) | (frame.c << 16);
  return FOODS.map((_, index) => (bits >> (6 * index)) & 63);
}

export type ShareKind = (typeof FOODS)[number] | 'krones' | 'emperor';

export interface Share {
  kind: ShareKind;
  amount: number;
}

const PAIRS: ShareKind[][] = [
  ['strudel', 'cake'],
  ['wine', 'coffee'],
  ['krones', 'emperor'],
];

/** Both amounts of a division, as its event tells them. */
export function shareOf(option: OptionShown): Share[] | null {
  if (!option.notation.startsWith('split ')) return null;
  const items = option.events.find(({ name }) => name === 'splits')?.arguments.items;
  const pair = PAIRS.find((kinds) => kinds.some((kind) => items?.[kind]));
  return items && pair ? pair.map((kind) => ({ kind, amount: items[kind] ?? 0 })) : null;
}
