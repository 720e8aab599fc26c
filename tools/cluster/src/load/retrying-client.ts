import { setTimeout as sleep } from 'node:timers/promises';
import { type HttpAnswer, type HttpRequest, sendRequest } from '@sargam/bench/measure/http-request';

export interface FailedAttempt {
  /** 0 without a response. */
  readonly status: number;
  /** When the attempt failed, in milliseconds since 1970. */
  readonly at: number;
}

/** One request of a shopper with all its attempts. */
export interface SentRequest {
  readonly what: string;
  readonly at: number;
  readonly ms: number;
  readonly failures: readonly FailedAttempt[];
  readonly healed: boolean;
  /** The code in the body of the last failed attempt, which the page shows as a sentence. */
  readonly code: string;
}

// The query client of the front ends repeats a request twice, after one and after two seconds; a shopper does the same with a button,
// whose request keeps its idempotency key. Without a response a request ends after 20 s.
const delaysMs = [1000, 2000];
const timeoutMs = 20_000;

const isFailure = ({ status }: HttpAnswer): boolean => status === 0 || status >= 500;

const attempt = (request: HttpRequest): Promise<HttpAnswer> => {
  const failed = { status: 0, location: undefined, text: '' };
  return Promise.race([sendRequest(request).catch(() => failed), sleep(timeoutMs, failed, { ref: false })]);
};

const codeOf = ({ text }: HttpAnswer): string => /"code":"([^"]+)"/.exec(text)?.[1] ?? text.slice(0, 80);

/** Name of a request without ids and query. */
const nameOf = ({ method, url }: HttpRequest): string =>
  `${method} ${new URL(url).pathname.replaceAll(/\/[^/]*\d[^/]{7,}/g, '/ID')}`;

/** Sends requests as the front ends do, and records each. */
export const createRetryingClient = (record: (request: SentRequest) => void) => {
  return async (request: HttpRequest): Promise<HttpAnswer> => {
    const at = Date.now();
    const failures: FailedAttempt[] = [];
    let code = '';
    for (let tries = 0; ; tries += 1) {
      const answer = await attempt(request);
      const failed = isFailure(answer);
      if (failed) {
        failures.push({ status: answer.status, at: Date.now() });
        code = codeOf(answer);
      }
      const delayMs = delaysMs[tries];
      if (failed && delayMs !== undefined) {
        await sleep(delayMs);
        continue;
      }
      record({ what: nameOf(request), at, ms: Date.now() - at, failures, healed: !failed, code });
      return answer;
    }
  };
};

export type Send = ReturnType<typeof createRetryingClient>;
