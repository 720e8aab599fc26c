import { api } from '@sargam/kit';
import { isEmail } from './is-email.ts';

/** Used by the landing page and the contact page. */
export type ContactMessage = { name: string; email: string; message: string };

export const blankMessage: ContactMessage = { name: '', email: '', message: '' };

/** Server limits, in characters. */
const maxLengths = { name: 200, message: 5_000 } as const;

export const TOO_LONG = 'storefront.reach.too_long';
export const REQUIRED = 'kit.form.required';
export const INVALID_EMAIL = 'kit.form.email_invalid';

const checkText = (text: string, maxLength: number): string | undefined => {
  if (text === '') return REQUIRED;
  return text.length > maxLength ? TOO_LONG : undefined;
};
const checkEmail = (email: string): string | undefined => {
  if (email === '') return REQUIRED;
  return isEmail(email) ? undefined : INVALID_EMAIL;
};

/** The messages (text keys) of trimmed values, in the order of the form. */
export const checkContactMessage = ({ name, email, message }: ContactMessage) => ({
  name: checkText(name, maxLengths.name),
  email: checkEmail(email),
  message: checkText(message, maxLengths.message),
});

export const cleanContactMessage = ({ name, email, message }: ContactMessage): ContactMessage => ({
  name: name.trim(),
  email: email.trim(),
  message: message.trim(),
});

export const sendContactMessage = (body: ContactMessage) => api.POST('/contact/', { body });
