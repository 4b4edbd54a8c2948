/** A line of text that must never be cut: it is set smaller, and in more lines, until it fits. */
const SIZES = 4;

/** For `{@attach fitted(() => text)}`; the style has a form for each `data-size`, from 0, the largest. */
export function fitted(text: () => string): (line: HTMLElement) => () => void {
  return (line) => {
    const spills = () => line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1;
    const fit = () => {
      for (let size = 0; size < SIZES; size++) {
        line.dataset.size = String(size);
        if (!spills()) return;
      }
    };
    // It is told of the first size, too, after everything was laid out: measuring then costs nothing more.
    const observer = new ResizeObserver(fit);
    observer.observe(line.parentElement ?? line);
    void document.fonts.ready.then(fit);
    let first = true;
    $effect(() => {
      void text();
      if (!first) fit();
      first = false;
    });
    return () => observer.disconnect();
  };
}
