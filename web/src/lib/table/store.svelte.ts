/** A table as this page knows it: what is read of it, what is done at it, what is heard of it. */
import { language } from '../texts.svelte';
import { Acting } from './acting.svelte';
import { Hearing } from './hearing.svelte';
import { Reading } from './reading.svelte';
import { Talk } from './talk.svelte';

export class TableStore extends Reading {
  readonly talk: Talk;
  readonly acting: Acting;
  readonly hearing: Hearing;
  /** The own next turn is being tried on a copy, which lies over the table. */
  planning = $state(false);
  #closed = false;

  constructor(id: string, code: string | null = null) {
    super(id, code);
    this.talk = new Talk(this);
    this.acting = new Acting(this);
    this.hearing = new Hearing(this, this.acting, this.talk);
  }

  async open(): Promise<void> {
    const spoken = language.now;
    try {
      await this.read();
    } catch (error) {
      this.refuse(error);
      this.missing = this.refusal?.reason === 'not-found';
    }
    if (!this.missing && !this.#closed) this.hearing.open(spoken);
  }

  close(): void {
    this.#closed = true;
    this.foresight.closed = true;
    this.hearing.close();
  }

  // What the parts know and do, as the table asks for it

  get log() {
    return this.history.log;
  }
  get prospects() {
    return this.foresight.prospects;
  }
  get foreseen() {
    return this.foresight.foreseen;
  }

  readonly option = this.foresight.option;
  readonly optionsFrom = this.foresight.optionsFrom;
  readonly why = this.foresight.why;
  readonly whyFrom = this.foresight.whyFrom;
  readonly prospectsOf = this.foresight.of;

  act = (notation: string) => this.acting.ask('actions', notation);
  actAll = (notations: readonly string[]) => this.acting.askAll(notations);
  undo = () => this.acting.again('undo');
  redo = () => this.acting.again('redo');
  confirm = () => this.acting.ask('confirm');
}
