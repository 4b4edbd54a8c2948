/** `licences.txt` beside the page: what it is made of, and under which licence each part is ours to pass on. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What of node_modules ends up in the built files: code, and fonts. */
export const PARTS = [
  'svelte',
  '@fluent/bundle',
  '@fontsource/philosopher',
  '@fontsource-variable/commissioner',
];
const NAMES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'];

interface Package {
  name: string;
  version: string;
  license?: string;
}

export function licences(web: string): string {
  const own = ['Grand Austria', '', readFileSync(join(web, '../LICENSE'), 'utf8').trim()];
  return (
    [own, ...PARTS.map((part) => licenceOf(join(web, 'node_modules', part)))]
      .map((lines) => lines.join('\n'))
      .join(`\n\n${'-'.repeat(80)}\n\n`) + '\n'
  );
}

/** Some packages name their licence and leave the text to the reader. */
function licenceOf(folder: string): string[] {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Package;
  const file = NAMES.map((named) => join(folder, named)).find(existsSync);
  if (!file && !license) throw new Error(`${name}: no licence`);
  return [
    `${name} ${version} (${license ?? 'see below'})`,
    ...(file ? ['', readFileSync(file, 'utf8').trim()] : []),
  ];
}

export function licencesPlugin(web: string): Plugin {
  return {
    name: 'grandaustria-licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences(web) });
    },
  };
}
