/** Tells the person, wherever they look, that it has become their turn. */
import { alertTurn, clearTurn, seen } from '@/lib/notify';
import { play } from '@/lib/sound';
import type { TableStore } from '@/lib/table/store.svelte';
import { t } from '@/lib/texts.svelte';

/** What the title of the window says in the place of that: how little time is left. */
export const pressing = $state({ title: '' });

/** Within a component. */
export function keepAlerting(store: TableStore): void {
  let told = '';
  const plain = () => t('web-title', { page: store.table?.title || t('web-title-table') });

  $effect(() => {
    const [asked, name] = [store.asked && store.state?.status === 'running', store.table?.title ?? ''];
    const title = name ? t('web-around-turn-title', { table: name }) : t('web-around-turn-title-plain');
    const shown = pressing.title || title;
    const run = store.state?.ahead ? 'ahead' : `${store.state?.turn} ${store.state?.run.seat}`;
    const timer = setTimeout(() => {
      // after the page itself has set its title
      if (!asked) clearTurn(plain());
      else if (run !== told) {
        alertTurn(title, store.prospects?.ask ?? '');
        play('bell');
        if (!document.hidden) seen();
      }
      if (asked) document.title = shown;
      told = asked ? run : '';
    });
    return () => clearTimeout(timer);
  });

  $effect(() => {
    const look = () => {
      if (!document.hidden) seen();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearTurn(plain());
    };
  });
}
