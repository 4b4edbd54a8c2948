/** Marks the files a table begins with: browsers that know the mark compile them while they are read, not piece by piece. */
import type { Plugin } from 'vite';

const MARK = '//# allFunctionsCalledOnLoad\n';

export function eagerPlugin(names: readonly string[]): Plugin {
  return {
    name: 'grandaustria-eager',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && names.includes(file.name)) file.code = MARK + file.code;
      },
    },
  };
}
