import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WINDOWS, arch, bustOf } from './bust';

const folder = join(__dirname, '../../../art/guests');

function portrait(guest: number): Element {
  const file = readdirSync(folder).find((name) => name.startsWith(`${guest}-`));
  return new DOMParser().parseFromString(readFileSync(join(folder, file ?? ''), 'utf8'), 'image/svg+xml')
    .documentElement;
}

describe('the guests at the windows of the poster', () => {
  it.each(WINDOWS.flat())(
    'guest $guest leaves the round frame and keeps the garment',
    ({ guest, colour }) => {
      const bust = bustOf(portrait(guest));
      expect(bust).toContain(`url(#p${guest})`);
      expect(bust).toContain(`var(--${colour}`);
      expect(bust).not.toContain('clip-path');
      expect(bust).not.toContain('--halo-deep');
    },
  );

  it('has eight different ones', () => {
    expect(new Set(WINDOWS.flat().map(({ guest }) => guest)).size).toBe(8);
  });

  it('shows nothing where there is no person', () => {
    expect(
      bustOf(new DOMParser().parseFromString('<symbol><circle/></symbol>', 'image/svg+xml').documentElement),
    ).toBe('');
  });
});

it('draws a window as a straight wall under half a circle', () => {
  expect(arch(50, 40, 10, 120)).toBe('M10 120V50A40 40 0 0 1 90 50V120Z');
  expect(arch(50, 40, 10, 120, 5)).toBe('M5 120V50A45 45 0 0 1 95 50V120Z');
});
