/** All drawings of `web/art` as one file of symbols: `<use href="#guest-68">`, `#staff-9`, `#objective-105`, `#icon-wine`. */
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
  return `<symbol id="${id}" viewBox="${box}" overflow="visible">${inner.trim()}</symbol>`;
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
