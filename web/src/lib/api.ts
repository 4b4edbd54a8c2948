/** Asking the server. Refusals become errors with a reason the page has a sentence for. */
import { noteTime } from './hour';
import type { Problem, ProblemAnswer } from './shapes';

const ROOT = '/api/v1';

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    message: string,
    readonly details: Problem['details'] = {},
  ) {
    super(message);
  }

  /** What the operators say about it, if they do. */
  get notice(): string {
    return typeof this.details.notice === 'string' ? this.details.notice : '';
  }
}

/** Why something did not work, by the name its sentence has. */
export const reasonOf = (error: unknown): string => (error instanceof Refusal ? error.reason : 'internal');

/** What may keep a table from being rated, or may not be done at one. */
const UNRATED = ['solo', 'hot-seat', 'rules', 'clock', 'then', 'stand-in', 'bot', 'back', 'end'];

/** The id of the sentence that says why something did not work. */
export function refusalId(error: unknown): string {
  const why = error instanceof Refusal && error.reason === 'rated' ? error.details.why : null;
  const known = UNRATED.find((name) => name === why);
  return known ? `web-refusal-rated-${known}` : `web-refusal-${reasonOf(error)}`;
}

/** Does something; what the server has against it, if anything. */
export async function refused(what: () => Promise<unknown>): Promise<Refusal | null> {
  try {
    await what();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

export async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const response = await reach(path, method, body);
  noteTime(response.headers.get('Date'));
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const error = (answer as ProblemAnswer | null)?.error;
  const unsaid = AWAY.includes(response.status) ? 'offline' : 'internal';
  throw new Refusal(error?.reason ?? unsaid, error?.message ?? response.statusText, error?.details);
}

/** So a proxy answers whose server cannot be reached. */
const AWAY = [502, 503, 504];

export const get = <T>(path: string) => ask<T>(path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>(path, 'POST', body);
export const patch = <T>(path: string, body: unknown) => ask<T>(path, 'PATCH', body);
export const remove = <T>(path: string) => ask<T>(path, 'DELETE');

/**
 * A request that was lost on the way is sent again as it was, as long as somebody waits for it: `goesOn` is asked each
 * time, with the number of times it was lost. The server does it once.
 */
export async function insist<T>(request: () => Promise<T>, goesOn: (times: number) => boolean): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== 'offline' || !goesOn(attempt)) throw error;
      await new Promise((resume) => setTimeout(resume, Math.min(400 * attempt, 2000)));
    }
  }
}

/** A query string of what is given. */
export function query(values: Record<string, string | number | null | undefined>): string {
  const given = Object.entries(values).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return given.length ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}` : '';
}

export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${ROOT}${path}`;
}

export const newRequestId = () => crypto.getRandomValues(new Uint32Array(3)).join('-');

async function reach(path: string, method: string, body: unknown): Promise<Response> {
  const sent =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  try {
    return await fetch(ROOT + path, { method, ...sent });
  } catch {
    throw new Refusal('offline', 'the server cannot be reached');
  }
}
