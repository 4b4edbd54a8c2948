/** The figures of the boards, by the names under which sentences ask for them: none of them is written into a sentence. */
import { itemsText, listText } from '@/art/words';
import type { BoardShown } from '@/lib/shapes';
import { t } from '@/lib/texts.svelte';

const list = (numbers: number[]) => listText(numbers.map(String));

export function figuresOf(board: BoardShown): Record<string, number | string> {
  const [back_first = 0, back_second = 0, back_third = 0] = board.emperor_back;
  const [first_claim = 0, second_claim = 0] = board.objective_points;
  return {
    rounds: board.rounds,
    dice_two: board.dice['2'] ?? 0,
    dice_three: board.dice['3'] ?? 0,
    dice_four: board.dice['4'] ?? 0,
    tables: board.tables,
    start_krones: board.start_krones,
    start_kitchen: itemsText(board.start_kitchen) || t('web-table-count-none'),
    start_hand: board.start_hand,
    start_rooms: board.start_rooms,
    most_krones: board.most_krones,
    boost_price: board.boost_price,
    six_price: board.six_price,
    serve_price: board.serve_price,
    serve_items: board.serve_items,
    floor_prices: list(board.floor_prices),
    floor_points: list(board.floor_points),
    emperor_rounds: list(board.emperor_rounds),
    back_first,
    back_second,
    back_third,
    bonus_from: board.bonus_from,
    emperor_beyond: board.emperor_beyond,
    first_claim,
    second_claim,
    final_krone: board.final_krone,
    final_kitchen_item: board.final_kitchen_item,
    final_cafe_guest: Math.abs(board.final_cafe_guest), // a loss, and told as one
  };
}
