/** What a seat sees that chooses before it is asked: its own choices, offered as if it were asked. */
import type { Prospects, State } from '../shapes';

/** Whose run it is stays what it is: that one is waited for, and its time runs. */
export function ownState(told: State): State {
  if (!told.ahead) return told;
  const { position, asked, legal, run } = told.ahead;
  return { ...told, position, asked, legal, run: { ...run, seat: told.run.seat } };
}

export function ownProspects(told: Prospects): Prospects {
  if (!told.ahead) return told;
  const { ask, options, refusals, about, own } = told.ahead;
  const seats = told.seats.map((seat, at) => (at === told.seat ? own : seat));
  return { ...told, ask, options, refusals, about, seats };
}
