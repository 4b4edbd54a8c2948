/** What a browser calls itself, as people call it. */

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const first = (names: [RegExp, string][], agent: string) =>
  names.find(([mark]) => mark.test(agent))?.[1] ?? null;

export const browserOf = (agent: string) => ({
  browser: first(BROWSERS, agent),
  system: first(SYSTEMS, agent),
});
