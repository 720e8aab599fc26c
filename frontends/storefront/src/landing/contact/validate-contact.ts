import { type ContactMessage, maxLengths } from '../../shared/contact-message.ts';
import { isEmail } from '../../shared/is-email.ts';

type Field = keyof ContactMessage;
export type ContactErrors = { missing: Field[]; tooLong: Field[] };

/** `missing`: empty fields or an invalid e-mail address. `tooLong`: longer than the server accepts. */
export const validateContact = ({ name, email, message }: ContactMessage): ContactErrors => {
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
export const listInvalidFields = ({ missing, tooLong }: ContactErrors): Field[] =>
  fieldOrder.filter((field) => missing.includes(field) || tooLong.includes(field));
