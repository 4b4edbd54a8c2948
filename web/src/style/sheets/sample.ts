/** A moment of a game to draw the pieces with: invented, but such as occurs. */
import type { BoardShown, Scoring } from '@/lib/shapes';

export const NAMES = ['Klara', 'Milan', 'Sofia', 'Tomas'] as const;
export const PREPARED = [6, 3, 8, 10];
export const OCCUPIED = [0, 1, 5, 2, 7];
export const ALIVE = [3, 8];

/** Cards of each colour, of the longest and the shortest orders. */
export const GUESTS = [68, 81, 58, 93, 83];
export const STAFF = [36, 1, 24, 48, 13];

/** The next scoring as the server tells it, for `back` spaces back. */
export function scoring(board: BoardShown, round: number): Scoring {
  const back = board.emperor_back[board.emperor_rounds.indexOf(round)] ?? 0;
  const outcomes = board.emperor_points.map((_, space) => {
    const after = Math.max(0, space - back);
    return after >= board.bonus_from ? 'bonus' : after === 0 ? 'penalty' : 'nothing';
  });
  return { round, tile: '', back, outcomes, points: board.emperor_points };
}
