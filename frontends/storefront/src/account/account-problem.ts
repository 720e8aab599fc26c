import { type ApiSchemas, isApiError } from '@sargam/kit';

/** What a call of the account is refused for, by the gateway's code, as a key of our own words in both languages. */
const problemTexts: Record<string, string> = {
  'login-failed': 'storefront.login.failed',
  suspended: 'storefront.login.suspended',
  'email-taken': 'kit.person.email_taken',
  'password-too-common': 'kit.person.password_common',
};

/** Too many tries: at one password, where a new one helps, or from one network. */
const throttleTexts: Record<string, string> = {
  'login-throttled': 'storefront.login.throttled',
  'too-many-requests': 'storefront.login.wait',
};

/** Seconds until one may try again, where the refusal says so. */
const readRetryAfter = (body: unknown): number | undefined => {
  const seconds = Number((body as Partial<ApiSchemas['Problem']> | null)?.retryAfter);
  return seconds > 0 ? seconds : undefined;
};

/** What to say for a refusal: a key of texts, or how long to wait; undefined where we have no words of our own. */
export type AccountProblem = { key: string; seconds?: number } | undefined;

export const findAccountProblem = (error: unknown): AccountProblem => {
  if (!isApiError(error)) return undefined;
  const waiting = throttleTexts[error.code];
  const seconds = waiting && readRetryAfter(error.body);
  if (waiting && seconds) return { key: waiting, seconds };
  const key = waiting ? 'storefront.refusal.too-many-requests' : problemTexts[error.code];
  return key ? { key } : undefined;
};
