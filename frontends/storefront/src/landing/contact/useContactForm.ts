import { isApiError, toast, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import {
  type ContactMessage,
  checkContactMessage,
  sendContactMessage,
  TOO_LONG,
} from '../../shared/contact-message.ts';
import { usePurchaseErrorText } from '../../shared/usePurchaseErrorText.ts';

type Field = keyof ContactMessage;
const fieldOrder: readonly Field[] = ['name', 'email', 'message'];

/** Reads the fields, which also contain what was typed before the script ran. */
const readMessage = (form: HTMLFormElement): ContactMessage => {
  const read = (name: Field): string => {
    const field = form.elements.namedItem(name);
    return field && 'value' in field ? field.value.trim() : '';
  };
  return { name: read('name'), email: read('email'), message: read('message') };
};

/** The landing page's contact form, without a form library to keep the page small. */
export const useContactForm = () => {
  const t = useTranslate();
  const errorText = usePurchaseErrorText();
  const [invalidFields, setInvalidFields] = useState<readonly (keyof ContactMessage)[]>([]);
  const [problem, setProblem] = useState<string>();

  const showProblem = (text: string): void => {
    setProblem(text);
    toast.error(text);
  };
  const mutation = useMutation({
    mutationFn: sendContactMessage,
    onSuccess: () => toast.success(t('storefront.contact.sent')),
    onError: (error) =>
      showProblem(
        isApiError(error) && error.status === 400 ? t('storefront.contact.missing') : errorText(error),
      ),
  });

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const message = readMessage(form);
    const errors = checkContactMessage(message);
    const invalid = fieldOrder.filter((field) => errors[field]);
    setProblem(undefined);
    setInvalidFields(invalid);
    if (invalid.length > 0) {
      form.querySelector<HTMLElement>(`[name=${invalid[0]}]`)?.focus();
      const isTooLong = invalid.every((field) => errors[field] === TOO_LONG);
      return showProblem(t(isTooLong ? TOO_LONG : 'storefront.contact.missing'));
    }
    if (!mutation.isPending) mutation.mutate(message, { onSuccess: () => form.reset() });
  };
  return { invalidFields, problem, busy: mutation.isPending, send };
};
