import { useCallback } from 'react';
import type { ApiError } from '../errors/api-error.ts';
import { findFieldText } from '../i18n/field-text.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';
import { useErrorText } from './useErrorText.ts';

/**
 * Returns the text of a field error in the language of the page. The server's messages are English (decision B75). A message without a
 * text is that of the whole error, or says that the field is not valid.
 */
export const useFieldErrorText = (): ((error: ApiError, field: string) => string) => {
  const t = useTranslate();
  const language = useLanguage();
  const errorText = useErrorText();
  return useCallback(
    (error, field) => {
      const message = error.fields[field] ?? '';
      if (language === 'en') return message;
      const text = findFieldText(t, message);
      return text ?? (message === error.message ? errorText(error) : t('kit.field.this_is_not_valid'));
    },
    [t, language, errorText],
  );
};
