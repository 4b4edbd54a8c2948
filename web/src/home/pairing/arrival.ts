/** The table is there: the page goes to it at once, and says so to whoever looks elsewhere. */
import { remove } from '@/lib/api';
import { alertTurn } from '@/lib/notify';
import { go } from '@/lib/router.svelte';
import { play } from '@/lib/sound';
import { t } from '@/lib/texts.svelte';
import { waiting } from '@/lib/waiting.svelte';

const EVERY = 1000;

export function sitDown(table: string): void {
  waiting.said = t('web-pairing-begun');
  play('bell');
  go(`/tables/${table}`);
  if (document.hidden) stayInTitle(t('web-title', { page: t('web-pairing-begun') }));
  void remove('/pairing').catch(() => null); // otherwise it is told for an hour, and this page has heard it
}

/** The table sets a title of its own: until somebody looks, this one comes back, and then that of the table. */
function stayInTitle(title: string): void {
  let own = document.title;
  alertTurn(title, '');
  const timer = setInterval(() => {
    if (document.title !== title) [own, document.title] = [document.title, title];
  }, EVERY);
  document.addEventListener('visibilitychange', function look() {
    if (document.hidden) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    document.title = own;
  });
}
