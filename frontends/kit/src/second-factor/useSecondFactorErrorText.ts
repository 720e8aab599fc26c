import { isApiError, useErrorText, useI18n } from '@sargam/kit';

const MINUTE_S = 60;

const textKeys: Record<string, string> = {
  'second-factor-wrong': 'kit.second_factor.wrong',
  'second-factor-expired': 'kit.second_factor.expired',
  'second-factor-exists': 'kit.second_factor.exists',
  'second-factor-needed': 'kit.second_factor.needed',
  'passkey-wrong': 'kit.passkey.wrong',
  'passkey-expired': 'kit.passkey.expired',
  'passkey-exists': 'kit.passkey.exists',
  'passkey-name': 'kit.passkey.name_wrong',
  'step-up-required': 'kit.auth.step_up_required',
};

/** The error text of the second factor's calls in the page's language. */
export const useSecondFactorErrorText = (): ((error: unknown) => string) => {
  const { t, format } = useI18n();
  const errorText = useErrorText();
  return (error) => {
    if (error instanceof DOMException)
      return t(error.name === 'InvalidStateError' ? 'kit.passkey.exists' : 'kit.passkey.cancelled');
    if (!isApiError(error)) return errorText(error);
    const key = textKeys[error.code];
    if (key) return t(key);
    if (error.status !== 429) return errorText(error);
    const seconds = Number((error.body as { retryAfter?: number } | null)?.retryAfter ?? MINUTE_S);
    const time = format.duration(Math.ceil(seconds / MINUTE_S) * MINUTE_S);
    return t('kit.step_up.throttled', { time });
  };
};
