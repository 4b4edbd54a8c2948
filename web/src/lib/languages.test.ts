import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../tools/texts';
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
