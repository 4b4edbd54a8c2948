import { expect, it } from 'vitest';
import { placeOf } from './router.svelte';

const screenOf = (path: string) => placeOf(new URL(path, 'https://hotel.example')).screen;

it('knows its screens, and that there is nothing anywhere else', () => {
  expect(screenOf('/')).toBe('home');
  expect(placeOf(new URL('https://hotel.example/people/ab')).parts).toEqual({ id: 'ab' });
  expect(screenOf('/tables/x/replay/7')).toBe('replay');
  expect(placeOf(new URL('https://hotel.example/join/a%20b')).parts).toEqual({ code: 'a b' });
  for (const path of ['/nowhere', '/new/', '/tables', '/tables/', '/tables/x/y', '/join/', '/join/%E0%A4%A'])
    expect(screenOf(path), path).toBe('missing');
});
