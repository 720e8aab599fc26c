import { isEmail } from '../shared/is-email.ts';

/** The message of the e-mail field of all account forms. `missing`: the text key for an empty field. */
export const checkEmail = (email: string, missing = 'kit.person.email_required'): string | undefined => {
  if (email.trim() === '') return missing;
  return isEmail(email.trim()) ? undefined : 'kit.person.email_invalid';
};
