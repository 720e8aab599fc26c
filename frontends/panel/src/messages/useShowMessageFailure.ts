import { isApiError, toast, useTranslate } from '@sargam/kit';
import type { FieldPath, FieldValues, UseFormReturn } from '@sargam/kit/forms';
import { useFailureText } from '../shared/useFailureText.ts';

/** The rules of the terms (decision B20), by the code of the refusal. */
const ruleTexts: Readonly<Record<string, string>> = {
  'message-has-email': 'panel.messages.rule.email',
  'message-has-phone': 'panel.messages.rule.phone',
  'message-has-link': 'panel.messages.rule.link',
  'message-has-word': 'panel.messages.rule.word',
  'answer-has-email': 'panel.reviews.rule.email',
  'answer-has-phone': 'panel.reviews.rule.phone',
  'answer-has-link': 'panel.reviews.rule.link',
  'answer-has-word': 'panel.reviews.rule.word',
};
const failureTexts = { 'email-not-verified': 'panel.failure.verify_first' };

/** Shows a broken rule at the field of the text, and every other failure in a toast. The text stays. */
export const useShowMessageFailure = <T extends FieldValues, R>(
  form: UseFormReturn<T, unknown, R>,
  name: FieldPath<T>,
): ((error: unknown) => void) => {
  const t = useTranslate();
  const failureText = useFailureText(failureTexts);
  return (error) => {
    const rule = isApiError(error) ? ruleTexts[error.code] : undefined;
    if (rule) form.setError(name, { type: 'server', message: rule }, { shouldFocus: true });
    toast.error(rule ? t(rule) : failureText(error));
  };
};
