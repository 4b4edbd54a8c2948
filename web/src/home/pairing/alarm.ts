/**
 * Something to be done after a while, in a page that is hidden too: browsers let those wait for up to a minute, and
 * whoever is not heard of for longer than the server grants has ended the wish.
 */
export class Alarm {
  #worker: Worker | null = null;
  #timer = 0;
  #pause = 0;
  #ring = () => {};

  constructor() {
    try {
      this.#worker = new Worker(new URL('./bell.ts', import.meta.url), { type: 'module' });
      this.#worker.onmessage = () => this.#ring();
      this.#worker.onerror = () => {
        this.#worker = null; // then as well as the page can
        this.#timer = window.setTimeout(() => this.#ring(), this.#pause);
      };
    } catch {
      // there are browsers without
    }
  }

  /** In the place of what was to be done before. */
  set(ring: () => void, pause: number): void {
    this.clear();
    [this.#ring, this.#pause] = [ring, pause];
    if (this.#worker) this.#worker.postMessage(pause);
    else this.#timer = window.setTimeout(ring, pause);
  }

  clear(): void {
    this.#ring = () => {};
    this.#worker?.postMessage(null);
    clearTimeout(this.#timer);
  }
}
