/** Which tips have been said at a table, and which table one learns at; kept in the browser. */
const SAID = (table: string) => `gah-learn-${table}`;
const TABLE = 'gah-learn';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // without storage Gustav repeats himself after a reload
  }
}

export const saidAt = (table: string): string[] => (read(SAID(table)) ?? '').split(' ').filter(Boolean);
export const keepSaid = (table: string, said: Iterable<string>) => write(SAID(table), [...said].join(' '));
export const learnedTable = () => read(TABLE);
export const keepTable = (table: string) => write(TABLE, table);
