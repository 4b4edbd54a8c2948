/** People one has played with, invitations to them, and whom one does not want to meet. */
import { get, post, query, remove } from '@/lib/api';
import type { Blocked, Companions, Invitations, Invited, TableShown } from '@/lib/shapes';
import { isFree } from '../lobby/words';

export const companions = (cursor: string | null = null) => get<Companions>(`/me/people${query({ cursor })}`);

export const invitedTo = (table: string) => get<Invited>(`/tables/${table}/invite`);
export const invite = (table: string, person: string) => post<Invited>(`/tables/${table}/invite`, { person });
export const accept = ({ id, code }: TableShown) => post<TableShown>(`/tables/${id}/join`, { code });
export const decline = (table: string) => remove<Invitations>(`/me/invitations/${table}`);

export const blocked = () => get<Blocked>('/me/blocks');
export const block = (person: string) => post<Blocked>(`/me/blocks/${person}`);
export const unblock = (person: string) => remove<Blocked>(`/me/blocks/${person}`);

/** Tables to which one can invite: one sits there, and somebody else can. */
export const isInviting = (table: TableShown) =>
  table.status === 'open' && table.you.seats.length > 0 && !table.hot_seat && table.seats.some(isFree);
