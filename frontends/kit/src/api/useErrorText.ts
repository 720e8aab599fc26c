import { useCallback } from 'react';
import { ApiError } from '../errors/api-error.ts';
import { useTranslate } from '../i18n/useTranslate.ts';

const textKeyByCode: Record<string, string> = {
  offline: 'kit.error.offline',
  unreachable: 'kit.error.unreachable',
  interrupted: 'kit.error.interrupted',
  'login-required': 'kit.auth.login_first',
  'step-up-required': 'kit.auth.step_up_required',
};

/** Returns the text to show for an error: the server's message, or a translated text for the error code. */
export const useErrorText = (): ((error: unknown) => string) => {
  const t = useTranslate();
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) return t('kit.error.generic');
      const key = textKeyByCode[error.code];
      return key ? t(key) : error.message || t('kit.error.generic');
    },
    [t],
  );
};
