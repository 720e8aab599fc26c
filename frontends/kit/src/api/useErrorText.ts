import { useCallback } from 'react';
import { useTranslate } from '../i18n/useTranslate.ts';
import { ApiError } from './error.ts';

const ours: Record<string, string> = {
  offline: 'kit.error.offline',
  unreachable: 'kit.error.unreachable',
  'login-required': 'kit.auth.login_first',
};

/** What to show for a failure: the server's words, else ours for the kind of failure. */
export const useErrorText = (): ((error: unknown) => string) => {
  const t = useTranslate();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('kit.error.generic');
      const key = ours[error.code];
      return key ? t(key) : error.message || t('kit.error.generic');
    },
    [t],
  );
};
