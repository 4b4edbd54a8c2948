/** Where on the table an advised step is done. */
import type { PositionData } from '@/lib/shapes';
import { HOLDS, TABS, type Tab } from './tabs';
import { targetOf } from './targets';

/** The `data-thing`s of a step, the one to begin with first: a guest before the room, a die before its boost. */
export function thingsOfStep(notation: string, position: PositionData): string[] {
  const { area, thing, family, room, boosted } = targetOf(notation, position);
  if (area === 'bar') return [family === 'pass' ? 'bar-pass' : 'bar-end'];
  const things = [thing ?? `option-${notation.replace(' ', '-')}`];
  if (room !== undefined && thing !== `room-${room}`) things.push(`room-${room}`);
  if (boosted) things.push('bar-boost');
  return things;
}

/** The section of a narrow table a step is done in; null where it is always seen. */
export function tabOfStep(notation: string, position: PositionData): Tab | null {
  const { area } = targetOf(notation, position);
  return TABS.find((tab) => HOLDS[tab].includes(area)) ?? null;
}
