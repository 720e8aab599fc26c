import { isApiError, toast, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import {
  blankMessage,
  type ContactMessage,
  maxLengths,
  sendContactMessage,
} from '../../shared/contact-message.ts';
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
