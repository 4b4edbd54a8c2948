import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogue, languages } from '../../tools/texts';
import { LANGUAGES } from './texts.svelte';

test('each language stands under its own name', () => {
  expect(LANGUAGES).toEqual({
    en: 'English',
    de: 'Deutsch',
    fr: 'Français',
    it: 'Italiano',
    ru: 'Русский',
    uk: 'Українська',
  });
});

test('a folder with catalogues is a language, English comes first', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const name of ['pl', 'cs', 'en', '__pycache__']) mkdirSync(join(folder, name));
  for (const name of ['pl', 'cs', 'en']) writeFileSync(join(folder, name, 'web-home.ftl'), '');
  expect(languages(folder)).toEqual(['en', 'cs', 'pl']);
  rmSync(folder, { recursive: true });
});

test('what a language does not say yet, it says in English', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  for (const name of ['en', 'nl']) mkdirSync(join(folder, name));
  const english = '# Home\nweb-home = Home\nweb-open = { $n ->\n    [one] A table\n   *[other] Tables\n}\n';
  writeFileSync(join(folder, 'en', 'web-home.ftl'), english);
  writeFileSync(join(folder, 'nl', 'web-home.ftl'), 'web-home = Thuis\n');
  expect(catalogue(folder, 'nl').split('\n').filter(Boolean)).toEqual([
    'web-home = Thuis',
    ...english.split('\n').slice(2).filter(Boolean),
  ]);
  rmSync(folder, { recursive: true });
});
