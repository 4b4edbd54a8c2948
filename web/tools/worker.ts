/** `offline.html` and `sw.js`: the page that is shown without a connection, and the worker that keeps it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const PAGE = '/offline.html';
/** Whatever leads to a file without a hash in its name. */
const UNKEPT = /\s*<(link|script|meta)\b[^>]*\b(href|src|content)="\/(?!assets\/)[^"]*"[^>]*>(<\/script>)?/g;
const ASSET = /\/assets\/[\w.-]+/g;
const TEXTS = /^assets\/texts-([a-z]+)-.*\.ftl$/;

/** The built page, with nothing but what is kept for it. */
export const offlinePage = (built: string): string => built.replace(UNKEPT, '');

/** The worker for these files: another one as soon as one of them is another. */
export function workerOf(source: string, page: string, names: readonly string[]): string {
  const files = [...new Set(page.match(ASSET))];
  const texts = Object.fromEntries(
    names.flatMap((name) => {
      const language = TEXTS.exec(name)?.[1];
      return language ? [[language, `/${name}`]] : [];
    }),
  );
  const version = createHash('sha256')
    .update(JSON.stringify([page, files, texts]))
    .digest('hex')
    .slice(0, 12);
  return source.replace('__BUILT__', JSON.stringify({ version, page: PAGE, files, texts }));
}

export function workerPlugin(file: string): Plugin {
  return {
    name: 'grandaustria-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = bundle['index.html'];
        if (built?.type !== 'asset') throw new Error('the page has not been built yet');
        const page = offlinePage(String(built.source));
        const worker = workerOf(readFileSync(file, 'utf8'), page, Object.keys(bundle));
        this.emitFile({ type: 'asset', fileName: PAGE.slice(1), source: page });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
      },
    },
  };
}
