/** A game being shown again: where it stands, and what stands there. */
import { get, query, Refusal } from '@/lib/api';
import type { Components, EventShown, TableShown } from '@/lib/shapes';
import type { Language } from '@/lib/texts.svelte';
import { readHistory } from './history';
import { indexAt, nearby, stepFrom, stopsOf, type Step, type Stop } from './stops';

/** Milliseconds for one event at the speeds offered. */
export const SPEEDS: Record<string, number> = { '0.5': 2400, '1': 1200, '2': 600, '4': 300 };

export class Player {
  table = $state.raw<TableShown | null>(null);
  components = $state.raw<Components | null>(null);
  stops = $state.raw<Stop[]>([]);
  index = $state(0);
  shown = $state.raw<EventShown | null>(null);
  playing = $state(false);
  speed = $state('1');
  refusal = $state.raw<Refusal | null>(null);
  /** Called when another moment is shown, with its number. */
  onmoment: ((moment: number) => void) | null = null;

  #moments = new Map<number, Promise<EventShown>>();
  #timer = 0;

  constructor(
    readonly id: string,
    readonly code: string | null,
    readonly language: Language,
  ) {}

  async open(moment: number): Promise<void> {
    try {
      const [table, components, entries] = await Promise.all([
        get<TableShown>(`/tables/${this.id}${query({ code: this.code })}`),
        get<Components>(`/components${query({ language: this.language, table: this.id, code: this.code })}`),
        readHistory(this.id, this.code, this.language),
      ]);
      this.components = components;
      this.stops = stopsOf(entries, table.moves);
      this.table = table;
      await this.show(indexAt(this.stops, moment));
    } catch (error) {
      this.#refuse(error);
    }
  }

  get stop(): Stop | null {
    return this.stops[this.index] ?? null;
  }

  get atEnd(): boolean {
    return this.index >= this.stops.length - 1;
  }

  step = (step: Step) => this.show(stepFrom(this.stops, this.index, step));

  /** Goes there at once; what stands there follows as soon as it has come, unless one has gone on by then. */
  async show(index: number): Promise<void> {
    const stop = this.stops[index];
    if (!stop) return;
    this.index = index;
    this.onmoment?.(stop.moment);
    try {
      const shown = await this.#moment(stop.moment);
      if (this.index !== index) return;
      this.shown = shown;
      for (const moment of nearby(this.stops, index)) void this.#moment(moment).catch(() => null);
    } catch (error) {
      this.#refuse(error);
    }
  }

  toggle = () => (this.playing ? this.pause() : this.play());

  play(): void {
    if (this.atEnd) void this.show(0);
    this.playing = true;
    this.#wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  close(): void {
    this.pause();
    this.onmoment = null;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#next(), SPEEDS[this.speed] ?? 1200);
  }

  async #next(): Promise<void> {
    if (this.atEnd || !this.playing) return this.pause();
    await this.show(this.index + 1);
    if (this.playing) this.#wait();
  }

  #moment(number: number): Promise<EventShown> {
    const known = this.#moments.get(number);
    if (known) return known;
    const asked = get<EventShown>(
      `/tables/${this.id}/events/${number}${query({ language: this.language, code: this.code })}`,
    );
    this.#moments.set(number, asked);
    asked.catch(() => this.#moments.delete(number));
    return asked;
  }

  #refuse(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.pause();
    this.refusal = error;
  }
}
