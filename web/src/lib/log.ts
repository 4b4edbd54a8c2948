/** The log of a table, folded from its updates: what was taken back is gone, and comes back when it is done again. */
import type { Told, Update } from './shapes';

/** An event with where it stands in the game. */
export interface LogEntry extends Told {
  text: string;
  revision: number;
  at: number;
  /** Whose decisions brought it about; null for what the set-up brought. */
  by: number | null;
  /** 0 during set-up, then 1 to 7. */
  round: number;
  /** It can no longer be taken back. */
  final: boolean;
  /** How many moves the record has after it, for a link to this moment; null while it may be taken back. */
  moment: number | null;
}

/** The events of one step, or of what made a run final. */
interface Batch {
  update: Update;
  moment: number | null;
}

/** What chance reveals within a step is one move for each of these. */
const REVEALED: Partial<Record<Told['name'], (event: Told) => number>> = {
  'guest-arrives': () => 1,
  'draws-staff': (event) => event.arguments.count ?? 0,
  offer: (event) => event.arguments.count ?? 0,
};

/** What ends a turn; Leopold's is one card. */
export const TURN_ENDS: Told['name'][] = ['ends-turn', 'passes', 'leopold-card'];

const STEPS = ['step', 'redo'];
const FINAL = ['begin', 'end', 'confirm'];

export class LogBook {
  /** The last revision that was told; updates are taken in their order, each once. */
  told = 0;
  /** The updates by which each seat ended its turns. */
  readonly ended = new Map<number, number[]>();
  #final: Batch[] = [];
  #run: Batch[] = [];
  #moves = 0;

  /** Whether the update was new. */
  take(update: Update): boolean {
    if (update.revision <= this.told) return false;
    this.told = update.revision;
    if (STEPS.includes(update.kind)) this.#run.push({ update, moment: null });
    else if (update.kind === 'undo')
      this.#run.length = Math.min(this.#run.length, update.run?.steps ?? this.#run.length - 1);
    else if (FINAL.includes(update.kind)) this.#finish(update);
    else if (update.kind === 'back') this.#takeBack(update.seat);
    return true;
  }

  get entries(): LogEntry[] {
    const entries: LogEntry[] = [];
    let round = 0;
    for (const { update, moment } of [...this.#final, ...this.#run]) {
      for (const event of update.events) {
        if (event.name === 'round-begins' || event.name === 'game-goes-on')
          round = event.arguments.round ?? 0;
        const { revision, at, seat: by } = update;
        entries.push({
          ...event,
          text: event.text ?? '',
          revision,
          at,
          by: by === -1 ? null : by,
          round,
          final: moment !== null,
          moment,
        });
      }
    }
    return entries;
  }

  /** The turn that ended last is under way again, without its end. */
  #takeBack(seat: number | null): void {
    this.#final.pop();
    const first = this.#final.findLastIndex(({ update }) => FINAL.includes(update.kind)) + 1;
    this.#run = this.#final.splice(first).map(({ update }) => ({ update, moment: null }));
    this.#moves = this.#final.at(-1)?.moment ?? 0;
    if (seat !== null) this.ended.get(seat)?.pop();
  }

  #finish(update: Update): void {
    for (const step of this.#run) {
      this.#moves = Math.min(this.#moves + movesOf(step.update), update.moves);
      this.#final.push({ update: step.update, moment: this.#moves });
    }
    this.#run = [];
    this.#moves = update.moves;
    this.#final.push({ update, moment: update.moves });
    if (update.kind === 'end' && update.seat !== null)
      this.ended.set(update.seat, [...(this.ended.get(update.seat) ?? []), update.revision]);
  }
}

function movesOf(step: Update): number {
  return 1 + step.events.reduce((sum, event) => sum + (REVEALED[event.name]?.(event) ?? 0), 0);
}

/** What the table itself shows well enough; all events has it. */
const ROUTINE: Told['name'][] = [
  'ends-turn',
  'declines',
  'dice-rolled',
  'guest-arrives',
  'draft-passes-on',
  'round-ends',
  'final',
];
export const worthTelling = (entries: LogEntry[]) => entries.filter(({ name }) => !ROUTINE.includes(name));

/**
 * What others did, and what came by chance, since the last of these seats' turns that ended. As long as nobody has done
 * anything since then, as between two turns in a row, what was before it stays.
 */
export function sinceLastTurn(
  entries: LogEntry[],
  ended: ReadonlyMap<number, readonly number[]>,
  seats: number[],
): LogEntry[] {
  const news = worthTelling(notBy(seats, entries));
  const ends = seats.flatMap((seat) => ended.get(seat) ?? []).sort((a, b) => b - a);
  for (const end of ends) {
    const since = news.filter((entry) => entry.revision >= end);
    if (since.some(({ seat, name }) => seat !== null && name !== 'round-begins')) return since;
  }
  return news;
}

/** Without what these seats decided; what follows the end of their turns is not theirs. */
function notBy(seats: number[], entries: LogEntry[]): LogEntry[] {
  const closed = new Set<number>();
  return entries.filter((entry) => {
    const own = entry.by !== null && seats.includes(entry.by) && !closed.has(entry.revision);
    if (own && TURN_ENDS.includes(entry.name)) closed.add(entry.revision);
    return !own;
  });
}
