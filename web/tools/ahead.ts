/** Tells `first.js` which files a table begins with, beside those of every page. */
import type { Plugin } from 'vite';

const SCRIPT = '<script src="/first.js">';

export function aheadPlugin(name: string): Plugin {
  return {
    name: 'grandaustria-ahead',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        if (chunk?.type !== 'chunk' || !html.includes(SCRIPT))
          throw new Error(`${name} or first.js is missing`);
        const needed = [...chunk.imports, chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])];
        const files = needed.map((file) => `/${file}`).filter((file) => !html.includes(`"${file}"`));
        return html.replace(SCRIPT, `<script src="/first.js" data-table="${files.join(' ')}">`);
      },
    },
  };
}
