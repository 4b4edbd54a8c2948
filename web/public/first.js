// Before anything is drawn: the theme, so that nothing flashes. A file of its own because the page allows no inline script.
// Where a table is opened, its files are asked for at once, not when the page has found out what it needs.
(() => {
  const { table = '' } = document.currentScript.dataset;
  for (const file of /^\/tables\/[^/]+$/.test(location.pathname) ? table.split(' ') : []) {
    if (file.endsWith('.css')) {
      void fetch(file).catch(() => null); // put in now, it would come before what it builds upon
      continue;
    }
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
  let kept = null;
  try {
    kept = localStorage.getItem('gah-theme');
  } catch {
    // without storage the system decides
  }
  const dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
