/** A game shown again: a table that stands as it stood at a moment, and the way between its moments. */
import { get, Refusal } from '@/lib/api';
import type { LogEntry } from '@/lib/log';
import type { EventShown, State } from '@/lib/shapes';
import { pathOf } from '@/lib/table/address';
import { TableStore } from '@/lib/table/store.svelte';
import { language } from '@/lib/texts.svelte';
import { indexAt, nearby, stepFrom, stopsOf, type Step, type Stop } from './stops';

/** Milliseconds for one event at the speeds offered. */
export const SPEEDS: Record<string, number> = { '0.5': 2400, '1': 1200, '2': 600, '4': 300 };

export class Player extends TableStore {
  stops = $state.raw<Stop[]>([]);
  index = $state(0);
  shown = $state.raw<EventShown | null>(null);
  playing = $state(false);
  speed = $state('1');
  /** The seat that is looked from; of a running game everybody has only their own. */
  seat = $state<number | null>(null);
  /** Called when another moment is shown, with its number. */
  onmoment: ((moment: number) => void) | null = null;

  #moments = new Map<string, Promise<EventShown>>();
  #timer = 0;

  override async open(moment = 0): Promise<void> {
    try {
      const [first] = await Promise.all([
        get<EventShown>(pathOf(this, '/events/0')),
        this.refresh(),
        this.readComponents(),
        this.history.catchUp(),
      ]);
      if (this.isOpen) this.seat = this.table?.you.seats[0] ?? 0;
      this.stops = stopsOf(this.history.log, first.events, first.opening);
      await this.goTo(indexAt(this.stops, moment));
    } catch (error) {
      this.#refuse(error);
    }
  }

  override close(): void {
    this.pause();
    this.onmoment = null;
    super.close();
  }

  /** In the language of now. */
  override async readAnew(): Promise<void> {
    this.#moments.clear();
    await Promise.all([this.readComponents(), this.history.retell()]);
    const last = this.stops.at(-1)?.moment ?? 0;
    this.stops = stopsOf(this.history.log, last, this.stops[0]?.moment ?? 0);
    await this.goTo(this.index);
  }

  /** Nothing is hidden any more, so it may be looked at from any seat. */
  get isOpen(): boolean {
    return this.table?.finished != null;
  }

  get stop(): Stop | null {
    return this.stops[this.index] ?? null;
  }

  get atEnd(): boolean {
    return this.index >= this.stops.length - 1;
  }

  /** What had happened by then. */
  readonly #told = $derived.by<LogEntry[]>(() => {
    const now = this.shown?.event ?? 0;
    return this.history.log.filter(({ moment }) => moment !== null && moment <= now);
  });
  override get log(): LogEntry[] {
    return this.#told;
  }

  step = (step: Step) => this.goTo(stepFrom(this.stops, this.index, step));

  /** The stop at a moment, or the last one before it. */
  goToMoment = (moment: number) => this.goTo(indexAt(this.stops, moment));

  /** Goes there at once; what stands there follows as soon as it has come, unless one has gone on by then. */
  async goTo(index: number): Promise<void> {
    const stop = this.stops[index];
    if (!stop) return;
    this.index = index;
    this.onmoment?.(stop.moment);
    try {
      const seat = this.seat;
      const shown = await this.#moment(stop.moment);
      if (this.index !== index || this.seat !== seat) return;
      this.#lay(shown);
      for (const moment of nearby(this.stops, index)) void this.#moment(moment).catch(() => null);
    } catch (error) {
      this.#refuse(error);
    }
  }

  async lookFrom(seat: number): Promise<void> {
    this.seat = seat;
    await this.goTo(this.index);
  }

  toggle = () => (this.playing ? this.pause() : this.play());

  play(): void {
    if (this.atEnd) void this.goTo(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  /** The table as it stood; before the last event it was running. */
  #lay(shown: EventShown): void {
    const { event, events, position, seat, status } = shown;
    const over = event === events && status === 'over';
    const run = { steps: 0, complete: false, can_undo: false, can_redo: false, die_done: false };
    const time = { turn: 0, turn_since: null, due: null, late: false, wanting_end: [] };
    const state: State = {
      revision: event,
      status: event < events ? 'running' : status,
      seat: this.seat ?? seat,
      position,
      run: { ...run, seat: position.phase === 'over' ? null : position.actor },
      ...time,
      asked: false,
      legal: [],
      scores: over ? (this.table?.result?.scores ?? null) : null,
    };
    this.foresight.prospects = shown.prospects ?? null;
    [this.state, this.shown] = [state, shown];
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#next(), SPEEDS[this.speed] ?? 1200);
  }

  async #next(): Promise<void> {
    if (this.atEnd || !this.playing) return this.pause();
    await this.goTo(this.index + 1);
    if (this.playing) this.#wait();
  }

  #moment(number: number): Promise<EventShown> {
    const values = { language: language.now, prospects: 'true', seat: this.seat };
    const path = pathOf(this, `/events/${number}`, values);
    const known = this.#moments.get(path);
    if (known) return known;
    const asked = get<EventShown>(path);
    this.#moments.set(path, asked);
    asked.catch(() => this.#moments.delete(path));
    return asked;
  }

  #refuse(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.pause();
    this.refusal = error;
    this.missing = !this.state && error.reason === 'not-found';
  }
}
