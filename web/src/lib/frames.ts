/**
 * Calls when everything is laid out next, before it is drawn: to measure then costs nothing, while a look in between makes
 * the browser lay out the whole page at once, and again for whatever is changed after it.
 */
export function laidOut(then: () => void): void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe(document.documentElement);
}
