/** What Gustav says, and when: a table of situations. He knows nothing that the player may not see. */
import type { LogEntry } from '@/lib/log';
import type { Outlook, PositionData, Prospects, State, Told } from '@/lib/shapes';

/** How the table stands for the one who learns. */
export interface Facts {
  over: boolean;
  phase: PositionData['phase'];
  round: number;
  /** How many rounds there are. */
  rounds: number;
  /** The own turn, or an own choice. */
  asked: boolean;
  begun: boolean;
  /** Notations of what may be done now. */
  options: string[];
  /** The strongest die there is, and whether a 5 and a 6 lie there. */
  strongest: number;
  krones: number;
  hand: number;
  tablesFull: boolean;
  /** One room is missing to a full group, or one has been filled. */
  nearGroup: boolean;
  /** More than half way to an objective that is still worth something. */
  nearObjective: boolean;
  /** The emperor comes at the end of this round or of the next. */
  nearEmperor: boolean;
  outcome: Outlook['outcome'] | null;
  /** Names of events that concern the seat or everybody. */
  happened: Set<Told['name']>;
}

const begins = (facts: Facts, word: string) =>
  facts.options.some((notation) => notation === word || notation.startsWith(`${word} `));
const mayBoost = (facts: Facts) => facts.options.some((notation) => notation.endsWith('+'));
const fresh = (facts: Facts) => facts.asked && facts.phase === 'turn' && !facts.begun;

interface Tip {
  id: string;
  when: (facts: Facts) => boolean;
}

/** The first that fits and has not been said comes next: choices of the moment before general advice. Ids `web-learn-tip-<id>`. */
const TIPS: readonly Tip[] = [
  { id: 'over', when: (facts) => facts.over },
  { id: 'first-guest', when: (facts) => facts.asked && facts.phase === 'guests' },
  { id: 'first-rooms', when: (facts) => facts.asked && facts.phase === 'rooms' },
  { id: 'judged', when: (facts) => facts.happened.has('emperor') },
  { id: 'round', when: (facts) => facts.happened.has('round-ends') },
  { id: 'place', when: (facts) => begins(facts, 'place') || begins(facts, 'split') },
  { id: 'prepare', when: (facts) => facts.phase === 'turn' && begins(facts, 'prepare') },
  { id: 'check-in', when: (facts) => begins(facts, 'check-in') },
  { id: 'claim', when: (facts) => begins(facts, 'claim') },
  { id: 'dice', when: fresh },
  { id: 'queue', when: (facts) => fresh(facts) && begins(facts, 'guest') },
  { id: 'end', when: (facts) => begins(facts, 'end') },
  { id: 'use', when: (facts) => begins(facts, 'use') },
  {
    id: 'staff',
    when: (facts) => facts.hand > 0 && (begins(facts, 'hire') || (fresh(facts) && begins(facts, 'die 5'))),
  },
  { id: 'serve', when: (facts) => begins(facts, 'serve') },
  { id: 'cafe', when: (facts) => facts.asked && facts.tablesFull },
  { id: 'groups', when: (facts) => facts.nearGroup },
  { id: 'boost', when: (facts) => fresh(facts) && mayBoost(facts) && facts.happened.has('ends-turn') },
  { id: 'krones', when: (facts) => fresh(facts) && facts.krones <= 1 },
  { id: 'emperor', when: (facts) => fresh(facts) && facts.nearEmperor && facts.outcome !== null },
  { id: 'six', when: (facts) => fresh(facts) && facts.round >= 2 && begins(facts, 'die 6') },
  { id: 'objectives', when: (facts) => fresh(facts) && (facts.nearObjective || facts.round >= 3) },
  {
    id: 'pass',
    when: (facts) => fresh(facts) && begins(facts, 'pass') && (facts.strongest <= 2 || facts.round >= 3),
  },
  { id: 'late', when: (facts) => fresh(facts) && facts.round >= facts.rounds - 1 },
];

export const TIP_IDS: readonly string[] = TIPS.map((tip) => tip.id);

/** The tip for now, of those not yet said. */
export function nextTip(facts: Facts, said: ReadonlySet<string>): string | null {
  return TIPS.find((tip) => !said.has(tip.id) && tip.when(facts))?.id ?? null;
}

export function factsOf(
  state: State,
  prospects: Prospects | null,
  log: readonly LogEntry[],
  seat: number,
  rounds: number,
): Facts {
  const { position } = state;
  const own = position.seats[seat];
  const outlook = prospects?.seats[seat] ?? null;
  const groups = outlook?.groups ?? [];
  return {
    over: state.status === 'over',
    phase: position.phase,
    round: position.round,
    rounds,
    asked: state.legal.length > 0,
    begun: position.turn.begun,
    options: state.legal.map((legal) => legal.notation),
    strongest: Math.max(0, ...(prospects?.dice ?? []).map((die) => die.strength)),
    krones: own?.krones ?? 0,
    hand: own?.hand.length ?? 0,
    tablesFull: own?.cafe.every((table) => table !== null) ?? false,
    nearGroup: groups.some((group) => group.occupied > 0 && group.occupied >= group.rooms.length - 1),
    nearObjective: (outlook?.objectives ?? []).some(
      (goal) => !goal.claimed && goal.points > 0 && goal.have * 2 > goal.need,
    ),
    nearEmperor: prospects?.emperor ? prospects.emperor.round - position.round <= 1 : false,
    outcome: outlook?.emperor?.outcome ?? null,
    happened: new Set(
      log.filter((entry) => entry.seat === seat || entry.seat === null).map((entry) => entry.name),
    ),
  };
}
