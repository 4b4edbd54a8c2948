/** What may be done, until the prospects of a new state are here. */
import type { Prospects, State } from '../shapes';

/** With the mark, only the bare legal actions of a state whose prospects are still on their way. */
export type Foreseen = Prospects & { provisional?: true };

/**
 * What is legal in the new state, without consequences and reasons. What is expected of whom stays said only as long as
 * the same one is asked: nothing at the table names somebody else than the rest of it.
 */
export function provisional(before: Prospects, state: State, sameAsked: boolean): Foreseen {
  const known = new Map(before.options.map((option) => [option.notation, option]));
  const options = state.legal.map(({ action, notation }) => {
    const { text = '', final = false } = known.get(notation) ?? {};
    return { action, notation, text, brief: text, gains: {}, final, events: [], then: null, ahead: null };
  });
  const { revision } = state;
  const said = sameAsked ? {} : { ask: '', turn: null };
  return { ...before, ...said, revision, options, refusals: [], proposals: [], provisional: true };
}
