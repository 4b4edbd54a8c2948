/** Orders as single places, from counts of the four foods. */

export interface Place {
  food: number;
  state: 'open' | 'full' | 'ghost';
}

/** The places of an order, food by food: what is served first, then what would arrive, then what is missing. */
export function placesOf(order: number[], served: number[] = [], ghost: number[] = []): Place[] {
  return order.flatMap((count, food) => {
    const full = Math.min(count, served[food] ?? 0);
    const coming = Math.min(count - full, ghost[food] ?? 0);
    return Array.from({ length: count }, (_, place): Place => {
      if (place < full) return { food, state: 'full' };
      return { food, state: place < full + coming ? 'ghost' : 'open' };
    });
  });
}

export const missingOf = (order: number[], served: number[] = []): number[] =>
  order.map((count, food) => Math.max(0, count - (served[food] ?? 0)));
