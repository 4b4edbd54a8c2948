import { describe, expect, it } from 'vitest';
import type { PositionData } from '@/lib/shapes';
import { tabOfStep, thingsOfStep } from './advised';

const POSITION = {
  actor: 0,
  offer: [],
  seats: [{ cafe: [null, { guest: 63, served: [] }, null] }],
} as unknown as PositionData;

describe('where an advised step is done', () => {
  it.each([
    ['die 4', ['die-4']],
    ['die 4+', ['die-4', 'bar-boost']],
    ['guest 2', ['guest-place-2']],
    ['check-in 63 room 10', ['table-2', 'room-10']],
    ['prepare 7', ['room-7']],
    ['split 2', ['option-split-2']],
    ['pass', ['bar-pass']],
    ['end', ['bar-end']],
    ['done', ['bar-end']],
  ])('%s', (notation, things) => expect(thingsOfStep(notation, POSITION)).toEqual(things));

  it('lies under a tab where there is little room', () => {
    expect(tabOfStep('guest 2', POSITION)).toBe('guests');
    expect(tabOfStep('hire 9', POSITION)).toBe('staff');
    expect(tabOfStep('die 4', POSITION)).toBeNull();
    expect(tabOfStep('end', POSITION)).toBeNull();
  });
});
