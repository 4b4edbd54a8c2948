/** What is done at a table: one step after the other, each about the state it leads on from. */
import { insist, newRequestId, post, query } from '../api';
import type { Accepted, State, Update } from '../shapes';
import { language, type Language } from '../texts.svelte';
import type { Reading } from './reading.svelte';

type Step = 'actions' | 'undo' | 'redo' | 'confirm';

export class Acting {
  /** A step is on its way. */
  busy = $state(false);
  /** It was lost more than once: it is sent when the line is back, and nothing else is taken until then. */
  held = $state(false);
  #last: Promise<unknown> = Promise.resolve();
  /** More steps of the same press follow. */
  #more = false;
  /** Steps done by one press: the run they belong to, how many were done before and after. */
  #together: { turn: number; from: number; to: number }[] = [];

  constructor(private readonly reading: Reading) {}

  /** When the steps asked for so far are answered. */
  get answered(): Promise<unknown> {
    return this.#last;
  }

  /** What the answer to the step before has made impossible is not sent. */
  ask(step: Step, action?: string): Promise<boolean> {
    if (this.held) return Promise.resolve(false); // the banner says so
    const asked = this.#last.then(() => (this.#allows(step, action) ? this.#send(step, action) : false));
    this.#last = asked.catch(() => null);
    return asked;
  }

  /** Several steps by one press; undo and redo take them together again. */
  async askAll(actions: readonly string[]): Promise<void> {
    const { turn = 0, run } = this.reading.state ?? {};
    for (const [index, action] of actions.entries()) {
      this.#more = index < actions.length - 1;
      if (!(await this.ask('actions', action))) break;
    }
    this.#more = this.busy = false;
    const to = this.reading.state?.run.steps ?? 0;
    if (run && this.reading.state?.turn === turn) this.#together.push({ turn, from: run.steps, to });
  }

  /** Once, or as often as one press has done something. */
  async again(step: 'undo' | 'redo'): Promise<boolean> {
    const { turn, run } = this.reading.state ?? {};
    const [here, there] = step === 'undo' ? (['to', 'from'] as const) : (['from', 'to'] as const);
    const press = this.#together.findLast((one) => one.turn === turn && one[here] === run?.steps);
    for (let left = press ? Math.abs(press[there] - press[here]) : 1; left > 0; left -= 1)
      if (!(await this.ask(step))) return false;
    return true;
  }

  #allows(step: Step, action: string | undefined): boolean {
    const { state, mayConfirm, asked } = this.reading;
    if (!state) return false;
    if (step === 'undo') return state.run.can_undo && asked;
    if (step === 'redo') return state.run.can_redo && asked;
    if (step === 'confirm') return mayConfirm;
    return state.legal.some((legal) => legal.notation === action);
  }

  async #send(step: Step, action: string | undefined): Promise<boolean> {
    const { id, state } = this.reading;
    if (!state) return false;
    this.busy = true;
    this.reading.dismiss();
    const intent = { revision: state.revision, request_id: newRequestId(), seat: state.seat, action };
    const [path, what] = state.ahead ? ['ahead', { what: action ? 'step' : step }] : [step, {}];
    const spoken = language.now;
    if (action) this.reading.anticipate(action);
    try {
      const { accepted, ...next } = await insist(
        () =>
          post<State & Partial<Accepted>>(
            `/tables/${id}/${path}${query({ language: spoken, prospects: 'true' })}`,
            { ...intent, ...what },
          ),
        (times) => {
          this.held = times > 1;
          if (this.held) this.reading.retract();
          return !this.reading.foresight.closed;
        },
      );
      await this.#answer(accepted, next, spoken);
      return true;
    } catch (error) {
      this.reading.retract();
      this.reading.refuse(error);
      await this.reading.read().catch(() => null);
      return false;
    } finally {
      this.busy = this.#more;
      this.held = false;
    }
  }

  /**
   * The answer may be here before the socket has told of it, or after. What others had chosen ahead may have followed at
   * once; what is chosen ahead is no update.
   */
  async #answer(accepted: Update | undefined, state: State, spoken: Language): Promise<void> {
    if (accepted && !this.reading.misses(accepted)) this.reading.take(accepted);
    if (state.revision > this.reading.history.told) await this.reading.catchUp();
    this.reading.show(state, spoken);
  }
}
