import { expect, test } from 'vitest';
import { Refusal } from './api';

test('what operators say about a refusal is told, and nothing else of its details', () => {
  expect(new Refusal('maintenance', 'no', { notice: 'Back at ten' }).notice).toBe('Back at ten');
  expect(new Refusal('stale', 'no', { revision: 12 }).notice).toBe('');
  expect(new Refusal('maintenance', 'no', { notice: 12 }).notice).toBe('');
});
