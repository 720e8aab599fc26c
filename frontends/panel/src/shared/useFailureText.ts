import { isApiError, useErrorText, useTranslate } from '@sargam/kit';

const TOO_MANY = 429;

/** What to show for a failure in the page's language: the server's refusals are English, ours are known by their codes. */
export const useFailureText = (ours: Readonly<Record<string, string>> = {}): ((error: unknown) => string) => {
  const t = useTranslate();
  const errorText = useErrorText();
  return (error) => {
    if (!isApiError(error)) return errorText(error);
    const key = ours[error.code];
    if (key) return t(key);
    if (error.status === TOO_MANY) return t('panel.failure.too_many');
    return error.status === 0 ? errorText(error) : t('kit.error.generic');
  };
};
