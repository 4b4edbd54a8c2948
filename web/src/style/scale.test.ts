/** Sizes of type, and the spaces of pages, are steps of the scale and no loose numbers. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const styles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(svelte|css)$/.test(name))
  .map((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return { name, css: name.endsWith('.css') ? text : text.slice(text.indexOf('<style>')) };
  });

const steps = readFileSync(join(import.meta.dirname, 'scale.css'), 'utf8');
const spaces = new Set([...steps.matchAll(/--space-\d+: (\d+px)/g)].map(([, space]) => space));
/** Laid out to the pixel. */
const EXACT = /^(table|planner|art)\b/;

it('takes every size of type from the scale', () => {
  const loose = styles.flatMap(({ name, css }) =>
    [...css.matchAll(/font-size: [\d.]+px|\b\d{3} [\d.]+px(?=[/ ])/g)].map(([found]) => `${name}: ${found}`),
  );
  expect(loose).toEqual([]);
});

it('takes the spaces of pages from the scale', () => {
  const loose = styles
    .filter(({ name }) => !EXACT.test(name))
    .flatMap(({ name, css }) =>
      [...css.matchAll(/(?<![\w-])((?:row-|column-)?gap|(?:padding|margin)[a-z-]*): [^;{}]+/g)]
        .filter(([found]) => (found.match(/(?<![-\w.])\d+px/g) ?? []).some((size) => spaces.has(size)))
        .map(([found]) => `${name}: ${found}`),
    );
  expect(loose).toEqual([]);
});

it('names every step that exists and no other', () => {
  const stepsIn = (css: string) => css.match(/--(text|space)-\d+/g) ?? [];
  const used = styles.filter(({ css }) => css !== steps).flatMap(({ css }) => stepsIn(css));
  expect([...new Set(used)].toSorted()).toEqual(stepsIn(steps).toSorted());
});
