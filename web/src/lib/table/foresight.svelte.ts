/** What may be done at a table and what would come of it: the one source of prospects, whichever answer brought them. */
import { get } from '../api';
import type { OptionShown, Prospects, SeatProspects, State } from '../shapes';
import { language } from '../texts.svelte';
import { pathOf, type Address } from './address';
import { provisional, type Foreseen } from './provisional';
import { ownProspects } from './together';

export class Foresight {
  /** Belongs to `prospects.revision`; until those of a new state have come, the options are its bare legal actions. */
  prospects = $state.raw<Foreseen | null>(null);
  /** Nobody looks any more. */
  closed = false;
  #ahead: Prospects | null = null; // of a state that is not shown yet
  #asking = false;
  /** Who was to decide in the state that was met last, and whether that was this page. */
  #asked = '';

  constructor(
    private readonly address: Address,
    /** The revision that is shown; null before there is a state. */
    private readonly shown: () => number | null,
    private readonly refuse: (error: unknown) => void,
  ) {}

  /** Whether the prospects are those of the state that is shown. */
  get foreseen(): boolean {
    const shown = this.shown();
    return shown !== null && this.prospects?.revision === shown && !this.prospects.provisional;
  }

  of = (seat: number): SeatProspects | null => this.prospects?.seats[seat] ?? null;

  /** What may be done and is written like this, or begins so: `option('die 4+')`, `optionsFrom('check-in 63')`. */
  option = (notation: string): OptionShown | null =>
    this.prospects?.options.find((option) => option.notation === notation) ?? null;
  optionsFrom = (start: string): OptionShown[] =>
    this.prospects?.options.filter((option) => option.notation.startsWith(`${start} `)) ?? [];
  /** Why this cannot be done now. */
  why = (notation: string): string | null =>
    this.prospects?.refusals.find((refused) => refused.notation === notation)?.text ?? null;
  /** The same for the first of several: `whyFrom('check-in 63')`. */
  whyFrom = (start: string): string | null =>
    this.prospects?.refusals.find(({ notation }) => `${notation} `.startsWith(`${start} `))?.text ?? null;

  /** A step is on its way: what could be done before it cannot be done any more. */
  suspend(): void {
    if (this.prospects) this.prospects = { ...this.prospects, options: [], refusals: [], proposals: [] };
  }

  /** A state is about to be shown, with its prospects or without. */
  meet(state: State, brought: Prospects | null): void {
    const told = brought
      ? ownProspects(brought)
      : this.#ahead?.revision === state.revision
        ? this.#ahead
        : null;
    const asked = `${state.status} ${state.run.seat} ${state.asked}`;
    if (told) this.prospects = told;
    else if (this.prospects && this.prospects.revision !== state.revision)
      this.prospects = provisional(this.prospects, state, asked === this.#asked);
    this.#asked = asked;
  }

  /** After a state was shown: what is not known yet, and not known of a later one, is asked for. */
  follow(): void {
    if (!this.foreseen && (this.#ahead?.revision ?? 0) <= (this.shown() ?? 0)) void this.ask();
  }

  /** In another language. */
  async askAnew(): Promise<void> {
    this.#ahead = null;
    await this.ask(true);
  }

  /** Asks until the answer is about the state that is shown; one request at a time. */
  async ask(again = false): Promise<void> {
    if (this.#asking && !again) return;
    this.#asking = true;
    try {
      for (let more = true; more && !this.closed;) {
        const spoken = language.now;
        const told = await get<Prospects>(pathOf(this.address, '/prospects', { language: spoken }));
        const prospects = ownProspects(told);
        const shown = this.shown();
        if (this.foreseen && !again) return; // a step has brought its own
        more = prospects.revision < (shown ?? 0) || spoken !== language.now;
        if (more) continue;
        if (shown !== null && prospects.revision > shown) this.#ahead = prospects;
        else this.prospects = prospects;
      }
    } catch (error) {
      this.refuse(error);
    } finally {
      this.#asking = false;
    }
  }
}
