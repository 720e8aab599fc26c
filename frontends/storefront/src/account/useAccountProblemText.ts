import { type ApiSchemas, isApiError, useErrorText, useI18n } from '@sargam/kit';
import { useCallback } from 'react';

/** Gateway error code → translation key. */
const problemTexts: Record<string, string> = {
  'login-failed': 'storefront.login.failed',
  suspended: 'storefront.login.suspended',
  'set-up-expired': 'storefront.login.set_up_expired',
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
type AccountProblem = { key: string; seconds?: number } | undefined;

const findAccountProblem = (error: unknown): AccountProblem => {
  if (!isApiError(error)) return undefined;
  const throttleText = throttleTexts[error.code];
  const seconds = throttleText && readRetryAfter(error.body);
  if (throttleText && seconds) return { key: throttleText, seconds };
  const key = throttleText ? 'storefront.refusal.too-many-requests' : problemTexts[error.code];
  return key ? { key } : undefined;
};

/** The error text in the page's language. Unknown codes show the server's text. */
export const useAccountProblemText = (): ((error: unknown) => string) => {
  const { t, format } = useI18n();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const problem = findAccountProblem(error);
      if (!problem) return errorText(error);
      const { key, seconds } = problem;
      // Rounded up to minutes, so the limit is over after the displayed time.
      return seconds ? t(key, { time: format.duration(Math.ceil(seconds / 60) * 60) }) : t(key);
    },
    [t, format, errorText],
  );
};
