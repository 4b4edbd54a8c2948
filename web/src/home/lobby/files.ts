/** Game files, before the server sees them. */

const TITLE_LENGTH = 80;

/** The record in a file; anything else is an error the page has a sentence for. */
export function recordOf(text: string): Record<string, unknown> {
  const read: unknown = JSON.parse(text);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) throw new TypeError('not a record');
  return read as Record<string, unknown>;
}

/** A game is called as its file was, without what only computers need. */
export function titleOfFile(name: string): string {
  const words = name
    .replace(/\.json$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim();
  return Array.from(words).slice(0, TITLE_LENGTH).join('');
}

/** What a file with this game is called. */
export const fileName = (title: string, id: string) =>
  `${title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || id}.json`;
