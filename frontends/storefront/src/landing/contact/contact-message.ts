import { isEmail } from '../../shared/is-email.ts';

export type ContactMessage = { name: string; email: string; message: string };

/** The fields that are empty, and the address where it is no e-mail address; in the order of the form. */
export const wrongFields = ({ name, email, message }: ContactMessage): (keyof ContactMessage)[] => {
  const wrong: (keyof ContactMessage)[] = [];
  if (!name) wrong.push('name');
  if (!isEmail(email)) wrong.push('email');
  if (!message) wrong.push('message');
  return wrong;
};
