import { useCallback } from 'react';
import { ApiError } from '../errors/api-error.ts';
import { findFieldText } from '../i18n/field-text.ts';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/translate.ts';
import { useLanguage, useTranslate } from '../i18n/useTranslate.ts';

const textKeyByCode: Record<string, string> = {
  offline: 'kit.error.offline',
  unreachable: 'kit.error.unreachable',
  interrupted: 'kit.error.interrupted',
  'login-required': 'kit.auth.login_first',
  'step-up-required': 'kit.auth.step_up_required',
};

/** The text of a problem's code in `kit.problem`; undefined for an unknown code. */
const findProblemText = (t: Translate, code: string): string | undefined => {
  const key = `kit.problem.${code}`;
  const text = t(key);
  return text === key ? undefined : text;
};

/**
 * The server's messages are English, so pages in another language show the text of the code (decision B75). The code of invalid input
 * stands for every form, so its message is translated.
 */
const textOf = (t: Translate, language: Language, { code, message, body }: ApiError): string => {
  const key = textKeyByCode[code];
  if (key) return t(key);
  // An error that the page itself created has a text in the language of the page.
  if (body === undefined && message) return message;
  const ofForm = code === 'invalid-input' && language !== 'en' ? findFieldText(t, message) : undefined;
  const known = ofForm ?? findProblemText(t, code);
  return (language === 'en' ? message || known : known) ?? t('kit.error.generic');
};

/** Returns the text to show for an error in the language of the page. */
export const useErrorText = (): ((error: unknown) => string) => {
  const t = useTranslate();
  const language = useLanguage();
  return useCallback(
    (error) => (error instanceof ApiError ? textOf(t, language, error) : t('kit.error.generic')),
    [t, language],
  );
};
