import { isApiError, useErrorText, useTranslate } from '@sargam/kit';

const TOO_MANY = 429;

/** The error text in the page's language. `textKeys`: error code → translation key; the server's texts are English only. */
export const useFailureText = (
  textKeys: Readonly<Record<string, string>> = {},
): ((error: unknown) => string) => {
  const t = useTranslate();
  const errorText = useErrorText();
  return (error) => {
    if (!isApiError(error)) return errorText(error);
    const key = textKeys[error.code];
    if (key) return t(key);
    if (error.status === TOO_MANY) return t('panel.failure.too_many');
    return error.status === 0 ? errorText(error) : t('kit.error.generic');
  };
};
