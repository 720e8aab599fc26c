import { api, call, isApiError, toast, useErrorText, useText } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { type ContactMessage, wrongFields } from './contact-message.ts';

const blank: ContactMessage = { name: '', email: '', message: '' };

const trimmed = ({ name, email, message }: ContactMessage): ContactMessage => ({
  name: name.trim(),
  email: email.trim(),
  message: message.trim(),
});

/** The landing page's form: checked before it is sent, cleared once it is. No form library on this page. */
export const useContactForm = () => {
  const t = useText();
  const errorText = useErrorText();
  const [values, setValues] = useState(blank);
  const [wrong, setWrong] = useState<readonly (keyof ContactMessage)[]>([]);
  const [problem, setProblem] = useState<string>();

  const refuse = (text: string): void => {
    setProblem(text);
    toast.error(text);
  };
  const posting = useMutation({
    mutationFn: (body: ContactMessage) => call(api.POST('/contact/', { body })),
    onSuccess: () => {
      setValues(blank);
      toast.success(t('storefront.contact.sent'));
    },
    onError: (error) =>
      refuse(isApiError(error) && error.status === 400 ? t('storefront.contact.missing') : errorText(error)),
  });

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const message = trimmed(values);
    const faults = wrongFields(message);
    setWrong(faults);
    setProblem(undefined);
    if (faults[0]) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${faults[0]}]`)?.focus();
      return refuse(t('storefront.contact.missing'));
    }
    if (!posting.isPending) posting.mutate(message);
  };
  const change =
    (name: keyof ContactMessage) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues({ ...values, [name]: event.target.value });
  return { values, wrong, problem, busy: posting.isPending, change, send };
};
