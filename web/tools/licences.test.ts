import { expect, it } from 'vitest';
import { join } from 'node:path';
import { PARTS, licences } from './licences';

it("names every part that is passed on, with the text of the fonts' licence", () => {
  const text = licences(join(__dirname, '..'));
  for (const part of PARTS) expect(text).toContain(`${part} `);
  expect(text.match(/SIL OPEN FONT LICENSE/gi)?.length).toBeGreaterThanOrEqual(2);
  expect(text).toContain('MIT License');
});
