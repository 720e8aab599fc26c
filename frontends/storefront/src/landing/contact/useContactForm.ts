import { isApiError, toast, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type ContactMessage, maxLengths, sendContactMessage } from '../../shared/contact-message.ts';
import { isEmail } from '../../shared/is-email.ts';
import { usePurchaseErrorText } from '../../shared/usePurchaseErrorText.ts';

type Field = keyof ContactMessage;
type ContactErrors = { missing: Field[]; tooLong: Field[] };

/** `missing`: empty fields or an invalid e-mail address. `tooLong`: longer than the server accepts. */
const validateContact = ({ name, email, message }: ContactMessage): ContactErrors => {
  const missing: Field[] = [];
  if (!name) missing.push('name');
  if (!isEmail(email)) missing.push('email');
  if (!message) missing.push('message');
  const tooLong: Field[] = [];
  if (name.length > maxLengths.name) tooLong.push('name');
  if (message.length > maxLengths.message) tooLong.push('message');
  return { missing, tooLong };
};

const fieldOrder: readonly Field[] = ['name', 'email', 'message'];

/** In the order of the form. */
const listInvalidFields = ({ missing, tooLong }: ContactErrors): Field[] =>
  fieldOrder.filter((field) => missing.includes(field) || tooLong.includes(field));

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
    const errors = validateContact(message);
    const [first, ...others] = listInvalidFields(errors);
    setProblem(undefined);
    setInvalidFields(first ? [first, ...others] : []);
    if (first) {
      form.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return showProblem(
        t(errors.missing.length > 0 ? 'storefront.contact.missing' : 'storefront.reach.too_long'),
      );
    }
    if (!mutation.isPending) mutation.mutate(message, { onSuccess: () => form.reset() });
  };
  return { invalidFields, problem, busy: mutation.isPending, send };
};
