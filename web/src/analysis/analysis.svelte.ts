/** A finished game being looked at: its turns are asked about one after the other, and what is known is drawn. */
import { get, query, Refusal } from '@/lib/api';
import type { Components, TableShown, TurnJudged, TurnListed, TurnsListed } from '@/lib/shapes';
import type { Language } from '@/lib/texts.svelte';
import type { Reports } from './judged';

/** Others are asking as well: it is tried again after so many milliseconds. */
const PAUSE = 2000;
const CROWDED = ['busy', 'too-many'];
const ATTEMPTS = 30;

export class Analysis {
  table = $state.raw<TableShown | null>(null);
  components = $state.raw<Components | null>(null);
  turns = $state.raw<TurnListed[]>([]);
  reports = $state.raw<Reports>(new Map());
  refusal = $state.raw<Refusal | null>(null);
  #closed = false;

  constructor(
    readonly id: string,
    readonly code: string | null,
    readonly language: Language,
  ) {}

  get done(): boolean {
    return this.reports.size === this.turns.length;
  }

  /** Begins, or goes on where it stopped; the server has kept what it has thought about. */
  open = async (): Promise<void> => {
    this.refusal = null;
    try {
      if (!this.table) await this.#read();
      for (const { number } of this.turns) {
        if (this.#closed) return;
        if (!this.reports.has(number)) this.#take(await this.#patiently(number));
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
    }
  };

  close(): void {
    this.#closed = true;
  }

  async #read(): Promise<void> {
    const [table, components, { turns }] = await Promise.all([
      get<TableShown>(`/tables/${this.id}${query({ code: this.code })}`),
      get<Components>(`/components${query({ language: this.language, table: this.id, code: this.code })}`),
      get<TurnsListed>(this.#path('')),
    ]);
    [this.components, this.turns, this.table] = [components, turns, table];
  }

  #take(report: TurnJudged): void {
    this.reports = new Map([...this.reports, [report.number, report]]);
  }

  async #patiently(number: number): Promise<TurnJudged> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await get<TurnJudged>(this.#path(`/${number}`));
      } catch (error) {
        const crowded = error instanceof Refusal && CROWDED.includes(error.reason);
        if (!crowded || attempt === ATTEMPTS || this.#closed) throw error;
        await new Promise((resume) => setTimeout(resume, PAUSE));
      }
    }
  }

  #path(end: string): string {
    return `/tables/${this.id}/analysis${end}${query({ language: this.language, code: this.code })}`;
  }
}
