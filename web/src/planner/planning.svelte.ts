/** The own next turn, tried on a copy of the table: a table whose steps nobody sees and which are not done. */
import { ask, post, query } from '@/lib/api';
import type { Plans, Rehearsal } from '@/lib/shapes';
import { TableStore } from '@/lib/table/store.svelte';
import { language, t } from '@/lib/texts.svelte';

export type Place = 'first' | 'second';

export class Planning extends TableStore {
  /** How the copy stands, and how it came to that. */
  shown = $state.raw<Rehearsal | null>(null);
  /** Why what was planned so far is not possible any more, since the table has changed. */
  changed = $state<string | null>(null);
  #undone: string[] = [];

  constructor(private readonly live: TableStore) {
    super(live.id, live.code);
    [this.table, this.components] = [live.table, live.components];
  }

  get steps(): string[] {
    return this.shown?.steps.map(({ notation }) => notation) ?? [];
  }

  override async open(): Promise<void> {
    await this.#try([]);
  }
  override act = (notation: string) => this.#go([...this.steps, notation], []);
  override actAll = async (notations: readonly string[]) => {
    await this.#go([...this.steps, ...notations], []);
  };
  override undo = () => {
    const steps = this.steps;
    return this.#go(steps.slice(0, -1), [...steps.slice(-1), ...this.#undone]);
  };
  override redo = () => this.#go([...this.steps, ...this.#undone.slice(0, 1)], this.#undone.slice(1));
  override confirm = () => Promise.resolve(false);

  anew = () => this.#go([], []);

  /** The table itself has changed, or the language: the same steps, as far as they are possible. */
  async again(): Promise<void> {
    this.table = this.live.table;
    await this.#try(this.steps);
    this.changed = this.shown?.refused ?? null;
  }

  async keep(place: Place): Promise<Plans | null> {
    const { id, state, steps } = this;
    try {
      const path = `/tables/${id}/plan/${place}${query({ language: language.now })}`;
      return await ask<Plans>(path, 'PUT', { revision: state?.revision ?? 0, steps });
    } catch (error) {
      this.refuse(error);
      await this.again();
      return null;
    }
  }

  async #go(steps: string[], undone: string[]): Promise<boolean> {
    this.changed = null;
    this.#undone = undone;
    return this.#try(steps);
  }

  async #try(steps: readonly string[]): Promise<boolean> {
    const spoken = language.now;
    this.acting.busy = true;
    this.dismiss();
    try {
      const path = `/tables/${this.id}/planner${query({ language: spoken })}`;
      this.#lay(await post<Rehearsal>(path, { steps }), spoken);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    } finally {
      this.acting.busy = false;
    }
  }

  #lay(rehearsal: Rehearsal, spoken: typeof language.now): void {
    const { state } = rehearsal;
    const run = { ...state.run, can_redo: this.#undone.length > 0 };
    const told = state.prospects && rehearsal.over ? { ask: t('web-planner-whole') } : {};
    this.shown = rehearsal;
    this.show({ ...state, run, prospects: state.prospects ? { ...state.prospects, ...told } : null }, spoken);
  }
}
