import type { ZodType } from 'zod';
import { socialUnavailable } from './social-login-errors.ts';

/** What a provider answered, in the shape that is expected of it. */
export interface JsonResponse<T> {
  readonly status: number;
  readonly body: T;
}

/**
 * Asks a provider. The address may hold tokens: it is in no error and no log.
 * @throws Refusal `social-unavailable` where it cannot be reached, is late, broken, or says what is no such answer
 */
export const fetchJson = async <T>(
  url: URL,
  shape: ZodType<T>,
  timeout: number,
): Promise<JsonResponse<T>> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeout), redirect: 'error' });
    if (answer.status >= 500) throw new Error(`${url.origin} answered ${answer.status}`);
    return { status: answer.status, body: shape.parse(await answer.json()) };
  } catch (error) {
    throw socialUnavailable(error);
  }
};
