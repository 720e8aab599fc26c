import { isApiError, toast, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { blankMessage, type ContactMessage, sendContactMessage } from '../../shared/contact-message.ts';
import { usePurchaseErrorText } from '../../shared/usePurchaseErrorText.ts';
import { listInvalidFields, validateContact } from './validate-contact.ts';

const trimmed = ({ name, email, message }: ContactMessage): ContactMessage => ({
  name: name.trim(),
  email: email.trim(),
  message: message.trim(),
});

/** The landing page's contact form, without a form library to keep the page small. */
export const useContactForm = () => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const [values, setValues] = useState(blankMessage);
  const [invalidFields, setInvalidFields] = useState<readonly (keyof ContactMessage)[]>([]);
  const [problem, setProblem] = useState<string>();

  const showProblem = (text: string): void => {
    setProblem(text);
    toast.error(text);
  };
  const mutation = useMutation({
    mutationFn: sendContactMessage,
    onSuccess: () => {
      setValues(blankMessage);
      toast.success(t('storefront.contact.sent'));
    },
    onError: (error) =>
      showProblem(
        isApiError(error) && error.status === 400 ? t('storefront.contact.missing') : errorText(error),
      ),
  });

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const message = trimmed(values);
    const errors = validateContact(message);
    const [first, ...others] = listInvalidFields(errors);
    setProblem(undefined);
    setInvalidFields(first ? [first, ...others] : []);
    if (first) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return showProblem(
        t(errors.missing.length > 0 ? 'storefront.contact.missing' : 'storefront.reach.too_long'),
      );
    }
    if (!mutation.isPending) mutation.mutate(message);
  };
  const change =
    (name: keyof ContactMessage) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues({ ...values, [name]: event.target.value });
  return { values, invalidFields, problem, busy: mutation.isPending, change, send };
};
