/** A line of text that must never be cut: it is set smaller, and in more lines, until it fits. */
import { laidOut } from '@/lib/frames';

const SIZES = 4;

/** For `{@attach fitted(() => text)}`; the style has a form for each `data-size`, from 0, the largest. */
export function fitted(text: () => string): (line: HTMLElement) => () => void {
  return (line) => {
    const spills = () => line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1;
    const set = (size: number) => {
      if (line.dataset.size !== String(size)) line.dataset.size = String(size); // the same again would be laid out, too
    };
    const fit = () => {
      set(0);
      for (let size = 1; size < SIZES && spills(); size++) set(size);
    };
    line.dataset.size = '0';
    // It is told of the first size, too, after everything was laid out: measuring then costs nothing more.
    const observer = new ResizeObserver(fit);
    observer.observe(line.parentElement ?? line);
    // Not its promise `ready`: whoever asks for that makes the browser lay out everything.
    document.fonts.addEventListener('loadingdone', fit);
    let first = true;
    $effect(() => {
      void text();
      if (!first) laidOut(fit);
      first = false;
    });
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', fit);
    };
  };
}
