/** What the home page knows: my tables with a look at each, invitations, and what goes on in the house. Looked at again now and then. */
import { get } from '@/lib/api';
import { nowAndThen } from '@/lib/now-and-then';
import type { Components, InvitationShown, Invitations, TableShown } from '@/lib/shapes';
import { language, t } from '@/lib/texts.svelte';
import { glanceAt, myTables, publicTables, type Glance } from './tables';

/** Rows that are looked at more closely. */
const LOOKED_AT = 8;
/** Public tables shown on the home page. */
const SHOWN = 4;
const EVERY = 15_000;

export class Lobby {
  mine = $state.raw<TableShown[] | null>(null);
  open = $state.raw<TableShown[]>([]);
  running = $state.raw<TableShown[]>([]);
  invitations = $state.raw<InvitationShown[]>([]);
  glances = $state.raw<Record<string, Glance>>({});
  layouts = $state.raw<Record<string, string[]>>({});
  error = $state.raw<unknown>(null);

  #seen = new Map<string, number>();
  #closed = false;

  readonly waiting = $derived(this.mine?.filter(({ your_turn }) => your_turn) ?? []);

  /** Looks now, and again from time to time while the page is in view. */
  start(): () => void {
    const end = nowAndThen(() => void this.look(), EVERY);
    return () => {
      this.#closed = true;
      end();
    };
  }

  async look(): Promise<void> {
    try {
      const [mine, open, running, invited] = await Promise.all([
        myTables(),
        publicTables('open', { limit: SHOWN * 2 }),
        publicTables('running', { limit: SHOWN * 2 }),
        get<Invitations>('/me/invitations'),
      ]);
      this.mine = mine.tables;
      this.open = open.tables.filter(isForeign).slice(0, SHOWN);
      this.running = running.tables.filter(isForeign).slice(0, SHOWN);
      this.invitations = invited.invitations;
      this.error = null;
    } catch (error) {
      this.error = error;
      return;
    }
    await this.#lookCloser();
  }

  async #lookCloser(): Promise<void> {
    const running = (this.mine ?? []).filter(({ status }) => status === 'running').slice(0, LOOKED_AT);
    const changed = running.filter(({ id, revision }) => this.#seen.get(id) !== revision);
    if (changed.length && !Object.keys(this.layouts).length) await this.#readLayouts();
    for (const table of changed) {
      if (this.#closed) return;
      const glance = await glanceAt(table).catch(() => null);
      if (!glance) continue;
      this.#seen.set(table.id, table.revision);
      this.glances = { ...this.glances, [table.id]: glance };
    }
  }

  /** Without them the rows show an empty house. */
  async #readLayouts(): Promise<void> {
    const components = await get<Components>(`/components?language=${language.now}`).catch(() => null);
    if (components) this.layouts = components.hotels;
  }

  hotelOf(table: TableShown): { seat: NonNullable<Glance['seat']>; layout: string[] } | null {
    const seat = this.glances[table.id]?.seat;
    const layout = seat && this.layouts[seat.hotel];
    return seat && layout ? { seat, layout } : null;
  }
}

const isForeign = (table: TableShown) => table.you.seats.length === 0;

/** "Your turn" is worth a word in the browser's tab. */
export function tabTitle(waiting: number): string {
  const title = t('web-title', { page: t('web-title-home') });
  return waiting > 0 ? t('web-home-tab', { count: waiting, title }) : title;
}
