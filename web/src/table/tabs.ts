/** The sections of the table on a phone, and which parts of it they hold. */
import type { LogEntry } from '@/lib/log';
import type { Area } from './targets';

export const TABS = ['hotel', 'guests', 'staff', 'court', 'rivals'] as const;
export type Tab = (typeof TABS)[number];

export const HOLDS: Record<Tab, readonly Area[]> = {
  hotel: ['cafe', 'kitchen', 'hotel'],
  guests: ['queue'],
  staff: ['hand', 'work'],
  court: ['objectives'],
  rivals: [],
};

/** Tabs in which something can be done. */
export function aliveTabs(areas: readonly Area[]): Tab[] {
  return TABS.filter((tab) => areas.some((area) => HOLDS[tab].includes(area)));
}

/** Whether others have done something that was not looked at: `news` is what happened since the own last turn. */
export function hasRivalsNews(news: readonly LogEntry[], seen: number, own: number): boolean {
  return news.some(({ index, seat }) => index >= seen && seat !== null && seat !== own);
}

/** Where to look while a choice is open that is made in one section only. */
export function tabOf(areas: readonly Area[], choosing: boolean): Tab | null {
  const tabs = aliveTabs(areas);
  return choosing && tabs.length === 1 ? (tabs[0] ?? null) : null;
}
