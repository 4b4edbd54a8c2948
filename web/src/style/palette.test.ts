/**
 * One palette for the page and for the drawings of Python: src/grandaustria/palette.py holds the light colours of
 * tokens.css by the same names. `npm run palette` writes it anew.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const light = tokens.slice(0, tokens.indexOf("[data-theme='dark']"));
const dark = tokens.slice(light.length);
const namesIn = (css: string) => [...css.matchAll(/--([\w-]+):/g)].map(([, name]) => name);

/** Six digits in capitals, as Python writes them. */
const written = (hex: string) => `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toUpperCase();

it('gives the drawings of Python the light colours of the page', async () => {
  const colours = [...light.matchAll(/--([\w-]+): #(\w+);/g)].map(
    ([, name, hex]) => `    "${name}": "${written(hex!)}",\n`,
  );
  const module = `"""The light colours of the house by name, made of web/src/style/tokens.css: change them there."""

PALETTE = {
${colours.join('')}}
`;
  await expect(module).toMatchFileSnapshot('../../../src/grandaustria/palette.py');
});

it('has every colour by day and by night', () => {
  expect(namesIn(dark).toSorted()).toEqual(namesIn(light).toSorted());
});
