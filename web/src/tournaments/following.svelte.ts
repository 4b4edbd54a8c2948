/** A tournament as it was heard of last: asked for again and again, and answered by whatever is done about it. */
import type { TournamentShown } from '@/lib/shapes';

export class Following {
  cup = $state.raw<TournamentShown | null>(null);
  /** Why the last look was in vain; it stays until one is not. */
  error = $state.raw<unknown>(null);

  #looks = 0;

  constructor(readonly read: () => Promise<TournamentShown>) {}

  async look(): Promise<void> {
    const look = ++this.#looks;
    try {
      const found = await this.read();
      if (look === this.#looks) this.keep(found);
    } catch (error) {
      if (look === this.#looks) this.error = error;
    }
  }

  /** An answer that came meanwhile is older than this. */
  keep(cup: TournamentShown): void {
    this.#looks += 1;
    [this.cup, this.error] = [cup, null];
  }
}
