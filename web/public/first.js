// Before anything is drawn: the theme, so that nothing flashes. A file of its own because the page allows no inline script.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem('gah-theme');
  } catch {
    // without storage the system decides
  }
  const dark = kept ? kept === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
