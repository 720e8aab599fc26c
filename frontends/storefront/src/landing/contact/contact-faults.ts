import { type ContactMessage, longest } from '../../shared/contact-message.ts';
import { isEmail } from '../../shared/is-email.ts';

type Field = keyof ContactMessage;
export type Faults = { missing: Field[]; tooLong: Field[] };

/** Fields that are empty (or an address that is none), and those that the server would not take for their length. */
export const faultsOf = ({ name, email, message }: ContactMessage): Faults => {
  const missing: Field[] = [];
  if (!name) missing.push('name');
  if (!isEmail(email)) missing.push('email');
  if (!message) missing.push('message');
  const tooLong: Field[] = [];
  if (name.length > longest.name) tooLong.push('name');
  if (message.length > longest.message) tooLong.push('message');
  return { missing, tooLong };
};

const order: readonly Field[] = ['name', 'email', 'message'];

/** All wrong fields in the order of the form. */
export const wrongFields = ({ missing, tooLong }: Faults): Field[] =>
  order.filter((field) => missing.includes(field) || tooLong.includes(field));
