/** The messages of a language, each understood when it is first needed: there are a thousand, and a screen says some. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** A message or a term begins where a line does; all that belongs to it is set in. */
const START = /\n(?=-?[a-zA-Z][\w-]* *=)/;
const NAME = /^(-?[a-zA-Z][\w-]*) *=/;
/** What a message quotes: another one, or a term. */
const QUOTED = /\{\s*(-?[a-zA-Z][\w-]*)/g;

export class Catalogue {
  readonly #bundle: FluentBundle;
  readonly #unread: Map<string, string>;

  constructor(language: string, text: string) {
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    this.#unread = new Map();
    this.add(text);
  }

  /** More messages, that nothing has asked for yet. */
  add(text: string): void {
    for (const message of text.split(START)) this.#unread.set(NAME.exec(message)?.[1] ?? '', message);
  }

  /** The message with this id; null if there is none. */
  format(id: string, values: Record<string, FluentVariable>): string | null {
    this.#understand(id);
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values) : null;
  }

  #understand(id: string): void {
    const message = this.#unread.get(id);
    if (message === undefined) return;
    this.#unread.delete(id);
    this.#bundle.addResource(new FluentResource(message));
    for (const [, quoted = ''] of message.matchAll(QUOTED)) this.#understand(quoted);
  }
}
