import type { ZodType } from 'zod';
import { socialUnavailable } from './social-login-errors.ts';

/** A provider's response, validated against a schema. */
export interface JsonResponse<T> {
  readonly status: number;
  readonly body: T;
}

/**
 * Fetches JSON from a provider, with `form` by POST. The URL may contain tokens, so errors and logs never contain the URL.
 * @throws DomainError `social-unavailable` for a connection error, a timeout, status 500 and above, or an invalid body
 */
export const fetchJson = async <T>(
  url: URL,
  schema: ZodType<T>,
  timeout: number,
  form?: Readonly<Record<string, string>>,
): Promise<JsonResponse<T>> => {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    if (response.status >= 500) throw new Error(`${url.origin} answered ${response.status}`);
    return { status: response.status, body: schema.parse(await response.json()) };
  } catch (error) {
    throw socialUnavailable(error);
  }
};
