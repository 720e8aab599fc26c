import { type ApiSchemas, isApiError, useI18n } from '@sargam/kit';

const MINUTE_S = 60;

/** The rate limit on wrong current passwords, with the minutes to wait; undefined for other errors. */
export const useThrottledText = () => {
  const { t, format } = useI18n();
  return (error: unknown): string | undefined => {
    if (!isApiError(error, 'login-throttled')) return undefined;
    const seconds = Number((error.body as Partial<ApiSchemas['Problem']> | null)?.retryAfter);
    const minutes = Math.max(1, Math.ceil((seconds || MINUTE_S) / MINUTE_S));
    return t('panel.password.throttled', { time: format.duration(minutes * MINUTE_S) });
  };
};
