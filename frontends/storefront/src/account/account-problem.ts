import { type ApiSchemas, isApiError } from '@sargam/kit';

/** Gateway error code → translation key. */
const problemTexts: Record<string, string> = {
  'login-failed': 'storefront.login.failed',
  suspended: 'storefront.login.suspended',
  'email-taken': 'kit.person.email_taken',
  'password-too-common': 'kit.person.password_common',
};

/** Rate limits: per account and per network. */
const throttleTexts: Record<string, string> = {
  'login-throttled': 'storefront.login.throttled',
  'too-many-requests': 'storefront.login.wait',
};

/** Seconds until the next attempt is allowed, if the response has them. */
const readRetryAfter = (body: unknown): number | undefined => {
  const seconds = Number((body as Partial<ApiSchemas['Problem']> | null)?.retryAfter);
  return seconds > 0 ? seconds : undefined;
};

/** A translation key and, for rate limits, the seconds to wait. Undefined for unknown codes. */
export type AccountProblem = { key: string; seconds?: number } | undefined;

export const findAccountProblem = (error: unknown): AccountProblem => {
  if (!isApiError(error)) return undefined;
  const throttleText = throttleTexts[error.code];
  const seconds = throttleText && readRetryAfter(error.body);
  if (throttleText && seconds) return { key: throttleText, seconds };
  const key = throttleText ? 'storefront.refusal.too-many-requests' : problemTexts[error.code];
  return key ? { key } : undefined;
};
