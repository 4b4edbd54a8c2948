/** One's wish for a quick game: asked after again and again while a page of the house is open, whichever it is. */
import { get, post, remove } from '@/lib/api';
import type { OwnWish, Pairing } from '@/lib/shapes';
import { t } from '@/lib/texts.svelte';
import { isKept, waiting } from '@/lib/waiting.svelte';
import { Alarm } from './alarm';
import { sitDown } from './arrival';

export type Kind = Pick<OwnWish, 'players' | 'pace' | 'rated'>;

const SECOND = 1000;
/** Seconds between two questions: a fifth of the silence after which the server takes somebody for gone. */
const [SHORTEST, LONGEST] = [3, 20];

export function pauseAfter({ now, wish }: Pairing): number {
  const granted = (wish?.until ?? now) - now;
  return Math.min(Math.max(granted / 5, SHORTEST), LONGEST) * SECOND;
}

export class Seeking {
  shown = $state.raw<Pairing | null>(null);
  /** What was wished for, when the wish has ended because nothing was heard from here. */
  lost = $state.raw<Kind | null>(null);
  /** Why what was wanted did not work. */
  error = $state.raw<unknown>(null);
  /** Nobody answers at the moment. */
  unheard = $state(false);
  busy = $state(false);
  /** The server's time, counted on by what has passed here: the clock of a device may be wrong. */
  now = $state(0);
  /** The offer that is not wanted now: of which wish, and whether somebody agrees to it. */
  #putOff = $state<string | null>(null);

  #told = 0;
  #asked = 0;
  /** Of who waits: others need none. */
  #alarm: Alarm | null = null;

  readonly wish = $derived(this.shown?.wish ?? null);
  readonly together = $derived(this.shown?.together ?? 0);
  /** Whole seconds since one waits. */
  readonly since = $derived(this.wish ? Math.max(0, Math.floor(this.now - this.wish.since)) : 0);
  readonly #offered = $derived(this.wish ? (this.shown?.offer ?? null) : null);
  readonly #name = $derived(`${this.wish?.since} ${(this.#offered?.agreed ?? 0) > 0}`);
  readonly isPutOff = $derived(this.#offered !== null && this.#name === this.#putOff);
  /** What the house offers, unless one waits on. */
  readonly offer = $derived(this.isPutOff ? null : this.#offered);
  /** Whole seconds until those who agree begin. */
  readonly begins = $derived(
    this.offer?.begins == null ? null : Math.max(0, Math.ceil(this.offer.begins - this.now)),
  );

  /** As long as a page is open; gives back what ends it. */
  keep(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.look();
    };
    const ticking = setInterval(() => this.#count(), SECOND);
    document.addEventListener('visibilitychange', look);
    void this.look();
    return () => {
      clearInterval(ticking);
      this.#alarm?.clear();
      document.removeEventListener('visibilitychange', look);
    };
  }

  look = async (): Promise<void> => {
    if (this.busy || this.lost) return;
    await this.#ask(() => get<Pairing>('/pairing'));
  };

  begin = (kind: Kind) => {
    this.lost = null;
    return this.#do(() => post<Pairing>('/pairing', kind));
  };
  fill = (level: string | null) => this.#do(() => post<Pairing>('/pairing/fill', level ? { level } : {}));
  waitOn = (longer: boolean): void => void (this.#putOff = longer ? this.#name : null);

  stop = () => this.#do(() => remove<Pairing>('/pairing'));

  /** Nothing more is to be said of the wish. */
  forget(): void {
    [this.shown, this.lost, waiting.on] = [null, null, false];
  }

  /** What somebody does comes before what is merely looked at. */
  async #do(request: () => Promise<Pairing>): Promise<void> {
    if (this.busy) return;
    [this.busy, this.error] = [true, null];
    await this.#ask(request);
    this.busy = false;
  }

  async #ask(request: () => Promise<Pairing>): Promise<void> {
    const asked = ++this.#asked;
    this.#alarm?.clear();
    try {
      const answer = await request();
      if (asked !== this.#asked) return; // something else was asked since
      this.unheard = false;
      this.#hear(answer);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.unheard = true;
      if (this.busy) this.error = error;
    }
    const pause = this.shown ? pauseAfter(this.shown) : SHORTEST * SECOND;
    if (waiting.on && !this.lost) (this.#alarm ??= new Alarm()).set(() => void this.look(), pause);
  }

  #hear(answer: Pairing): void {
    const before = this.wish;
    this.shown = answer;
    this.#told = performance.now();
    this.#count();
    if (answer.table) {
      this.forget();
      sitDown(answer.table);
    } else if (answer.wish) {
      [this.lost, waiting.on] = [null, true];
    } else if (before && isKept() && !this.busy) this.lost = before;
    else {
      this.forget();
      if (before) waiting.said = t('web-pairing-stopped');
    }
  }

  #count(): void {
    if (this.shown) this.now = this.shown.now + (performance.now() - this.#told) / SECOND;
  }
}

export const seeking = new Seeking();
