/** What happened in few lines: grouped by seat, what matters first. The lines themselves are the server's. */
import type { LogEntry } from '@/lib/log';
import type { Told } from '@/lib/shapes';

export interface Row {
  /** Of the event that began it. */
  name: Told['name'];
  text: string;
  brief: string;
  gains: Record<string, number>;
  /** A check-in, an objective, points. */
  matters: boolean;
  /** It can no longer be taken back. */
  final: boolean;
}

export interface Group {
  key: string;
  /** Null for what concerns everybody. */
  seat: number | null;
  rows: Row[];
}

const MATTERS: Told['name'][] = ['checks-in', 'claims', 'occupancy-bonus', 'leopold-guest', 'leopold-claims'];
/** So many rows of a group are shown before it is opened, and all that matter. */
const SHOWN = 3;

export function digest(entries: readonly LogEntry[]): Group[] {
  const groups: Group[] = [];
  const told = new Map<number, Row>();
  for (const entry of entries) {
    const index = entry.line?.row ?? entry.index;
    const before = told.get(index);
    const { name } = before ?? entry;
    const row = { name, ...wordsOf(entry), matters: before?.matters || matters(entry), final: entry.final };
    if (before) Object.assign(before, row);
    else {
      told.set(index, row);
      groupOf(entry, groups).rows.push(row);
    }
  }
  return groups.map((group) => ({ ...group, rows: [...group.rows].sort(byWeight) }));
}

/** What is shown of a group that is not open; a single row more takes no more room than the word that it is there. */
export function shortened(rows: Row[]): Row[] {
  const most = Math.max(SHOWN, rows.filter((row) => row.matters).length);
  return rows.length > most + 1 ? rows.slice(0, most) : rows;
}

const byWeight = (a: Row, b: Row) => Number(b.matters) - Number(a.matters);

const matters = ({ name, line, gains }: LogEntry) =>
  MATTERS.includes(name) || ((line?.gains ?? gains)?.points ?? 0) !== 0;

/** The whole of the line it stands in, or its own sentence. */
function wordsOf({ line, text, brief, gains }: LogEntry): Pick<Row, 'text' | 'brief' | 'gains'> {
  return line ?? { text, brief: brief || text, gains: gains ?? {} };
}

/** The last group, if it is of the same seat; the beginning of a round belongs to nobody. */
function groupOf(entry: LogEntry, groups: Group[]): Group {
  const seat = entry.name === 'round-begins' ? null : entry.seat;
  const last = groups.at(-1);
  if (last && seat !== null && last.seat === seat) return last;
  const group: Group = { key: `${entry.revision} ${entry.index}`, seat, rows: [] };
  groups.push(group);
  return group;
}
