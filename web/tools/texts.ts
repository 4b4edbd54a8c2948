/** The catalogues of `src/grandaustria/texts` that the page needs: two files for each language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:texts';
const FIRST = 'en';
/** What the page says itself; sentences about the game come from the server, ready made. */
const FILES = /^(web-.*|options)\.ftl$/;
/** What is said only where something is taught, judged or chosen for good, and of tournaments: no table waits for it. */
const MORE = /^web-(alerts|analysis|learn|rules|tournaments)\.ftl$/;

/** The folders that hold catalogues, English first. */
export function languages(folder: string): string[] {
  const others = readdirSync(folder, { withFileTypes: true })
    .filter((place) => place.isDirectory() && place.name !== FIRST)
    .map((place) => place.name)
    .filter((name) => readdirSync(join(folder, name)).some((file) => file.endsWith('.ftl')));
  return [FIRST, ...others.sort()];
}

/** What is said first, or more than that; what a language does not say yet, it says in English. */
export function catalogue(folder: string, language: string, more = false): string {
  const own = messages(said(folder, language, more));
  const known = new Set(own.map(idOf));
  const others = language === FIRST ? [] : messages(said(folder, FIRST, more));
  const rest = others.filter((one) => !known.has(idOf(one)));
  return [...own, ...rest].join('\n');
}

const messages = (text: string) => text.split(/\n(?=-?[a-z][\w-]* =)/);
const idOf = (message: string) => message.match(/-?[a-z][\w-]*(?= =)/)?.[0] ?? '';

function said(folder: string, language: string, more: boolean): string {
  const place = join(folder, language);
  if (!existsSync(place)) return '';
  const files = readdirSync(place)
    .filter((file) => FILES.test(file) && MORE.test(file) === more)
    .sort();
  const lines = files.flatMap((file) => readFileSync(join(place, file), 'utf8').split('\n'));
  return lines
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replace(/\n{2,}/g, '\n');
}

/** `import urls from 'virtual:texts'` gives the addresses of each language's files. */
export function textsPlugin(folder: string): Plugin {
  return {
    name: 'grandaustria-texts',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const entries = languages(folder).map((language) => {
        const files = [false, true].map((more) => {
          const source = catalogue(folder, language, more);
          if (this.meta.watchMode)
            return `'data:text/plain;charset=utf-8,' + encodeURIComponent(${JSON.stringify(source)})`;
          const name = `texts-${language}${more ? '-more' : ''}.ftl`;
          return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
        });
        return `'${language}': [${files.join(', ')}]`;
      });
      return `export default { ${entries.join(', ')} };`;
    },
  };
}
