/** All drawings of `web/art` as one file of symbols: `guest-68`, `staff-9`, `objective-105`, `icon-wine`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MODULE = 'virtual:sprite';
const FOLDERS = { guests: 'guest', staff: 'staff', objectives: 'objective', icons: 'icon' } as const;

/** Icons are known by their names, cards by their numbers. */
function idOf(kind: string, file: string): string {
  const name = file.replace(/\.svg$/, '');
  return kind === 'icon' ? `icon-${name}` : `${kind}-${Number.parseInt(name, 10)}`;
}

function symbolOf(id: string, svg: string): string {
  const [, box, inner] = /^<svg[^>]*viewBox="([^"]+)"[^>]*>(.*)<\/svg>\s*$/s.exec(svg) ?? [];
  if (!box || !inner) throw new Error(`${id}: not a drawing with a viewBox`);
  return `<symbol id="${id}">${shared(id, inner.trim())}</symbol>`;
}

const OWN = /<defs>.*<\/defs>/s;
/** Patterns are those of the rooms (`Patterns.svelte`); portraits are cut to the circle, some with more room beside it. */
const CUTS: Record<string, string> = {
  'M0-20H80V40A40 40 0 0 1 0 40Z': 'bust',
  'M-1-6H81V40H80A40 40 0 0 1 0 40H-1Z': 'bust-wide',
};

/** What every portrait has of its own in its file lies in the page once. */
function shared(id: string, inner: string): string {
  const own = OWN.exec(inner)?.[0];
  if (!own) return inner;
  const colour = /var\(--(\w+)-light/.exec(own)?.[1];
  const cut = CUTS[/<clipPath[^>]*><path d="([^"]+)"/.exec(own)?.[1] ?? ''];
  if (!colour || !cut) throw new Error(`${id}: a pattern or a cut that no other has`);
  return inner
    .replace(OWN, '')
    .replaceAll(/url\(#p\d+\)/g, `url(#pd-${colour})`)
    .replaceAll(/url\(#c\d+\)/g, `url(#${cut})`);
}

export function sprite(folder: string): string {
  const symbols = Object.entries(FOLDERS).flatMap(([place, kind]) =>
    readdirSync(join(folder, place))
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .map((file) => symbolOf(idOf(kind, file), readFileSync(join(folder, place, file), 'utf8'))),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/** `import url from 'virtual:sprite'` gives the address of the file. */
export function spritePlugin(folder: string): Plugin {
  return {
    name: 'grandaustria-sprite',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      if (this.meta.watchMode)
        return `export default 'data:image/svg+xml,' + encodeURIComponent(${JSON.stringify(sprite(folder))});`;
      const file = this.emitFile({ type: 'asset', name: 'sprite.svg', source: sprite(folder) });
      return `export default import.meta.ROLLUP_FILE_URL_${file};`;
    },
  };
}
