/** How the server is asked about one table. */
import { query } from '../api';

export interface Address {
  readonly id: string;
  /** What an invitation came with. */
  readonly code: string | null;
}

export function pathOf(
  { id, code }: Address,
  end: string,
  values: Record<string, string | number | null> = {},
): string {
  return `/tables/${id}${end}${query({ ...values, code })}`;
}
