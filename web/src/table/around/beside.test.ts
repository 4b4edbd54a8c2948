import { describe, expect, it } from 'vitest';
import { placeBeside, type Box } from './beside';

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const WINDOW = box(0, 0, 1000, 700);
const NOTE = box(0, 0, 200, 100);

describe('what is told beside a thing', () => {
  it('stands above it, where there is room', () => {
    const die = box(400, 300, 80, 80);
    expect(placeBeside(die, die, NOTE, WINDOW, [])).toEqual(box(340, 190, 200, 100));
  });

  it('stands below it at the upper edge, and never outside of the window', () => {
    const guest = box(0, 20, 80, 80);
    expect(placeBeside(guest, guest, NOTE, WINDOW, [])).toEqual(box(10, 110, 200, 100));
  });

  it('covers nothing of what is kept free', () => {
    const die = box(400, 300, 80, 80);
    const above = box(300, 100, 300, 190);
    const below = box(300, 390, 300, 190);
    expect(placeBeside(die, die, NOTE, WINDOW, [above, below])).toEqual(box(490, 290, 200, 100));
  });

  it('stands beyond what is kept free, where nothing else is left', () => {
    const die = box(0, 100, 1000, 90);
    const strip = box(0, 195, 1000, 60);
    expect(placeBeside(die, die, { ...NOTE, height: 110 }, WINDOW, [strip])).toMatchObject({ top: 265 });
  });

  it('covers as little as may be of what could be used', () => {
    const die = box(400, 300, 80, 80);
    const above = box(300, 100, 300, 190);
    expect(placeBeside(die, die, NOTE, WINDOW, [], [], [above])).toEqual(box(340, 390, 200, 100));
  });

  it('stands beside the whole part of the table, where there is no room within it', () => {
    const hotel = box(600, 0, 400, 700);
    const room = box(880, 300, 60, 60);
    expect(placeBeside(room, hotel, NOTE, WINDOW, [])).toEqual(box(390, 300, 200, 100));
  });

  it('covers what is kept free rather than the thing and what must be seen, where there is no room', () => {
    const phone = box(0, 0, 360, 640);
    const thing = box(20, 150, 100, 60);
    const strip = box(0, 420, 360, 60);
    const bar = box(0, 560, 360, 80);
    const hotel = box(0, 0, 360, 420);
    const note = box(0, 0, 340, 180);
    expect(placeBeside(thing, hotel, note, phone, [strip, bar])).toEqual(box(10, 220, 340, 180));
  });
});
