import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

const owners = new Map();

/** The name that keeps a component's styles to itself is written with each of its elements: a short one is lighter. */
function cssHash({ hash, filename }) {
  for (let more = ''; ; more += '+') {
    const name = `s${hash(filename + more).slice(-4)}`;
    const owner = owners.get(name) ?? filename;
    owners.set(name, owner);
    if (owner === filename) return name;
  }
}

export default {
  preprocess: vitePreprocess(),
  // most pieces of a table are there once: to make them is quicker than to read them as text and copy that
  compilerOptions: { cssHash, discloseVersion: false, fragments: 'tree' },
};
