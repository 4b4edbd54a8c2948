/** One request of a form: that it is under way, how it ended. */
import { reasonOf } from './api';

export class Asking {
  busy = $state(false);
  done = $state(false);
  error = $state.raw<unknown>(null);

  get reason(): string | null {
    return this.error === null ? null : reasonOf(this.error);
  }

  /** Whether it worked; what is asked while something is under way is not asked. */
  async ask(request: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.done, this.error] = [true, false, null];
    try {
      await request();
      this.done = true;
    } catch (error) {
      this.error = error;
    } finally {
      this.busy = false;
    }
    return this.done;
  }
}
