import type { useForm } from '@sargam/kit/forms';
import { isEmail } from '../shared/is-email.ts';
import { isEmailTaken } from './is-email-taken.ts';
import type { SignUpValues } from './sign-up-schema.ts';

type Form = ReturnType<typeof useForm<SignUpValues>>;
type Checked = Pick<Form, 'getValues' | 'setError' | 'clearErrors'>;

/** Checks the address on blur; typing clears the error. */
export const useEmailCheck = ({ getValues, setError, clearErrors }: Checked) => {
  const readEmail = (): string => getValues('email').trim();
  const showError = (key: string): void => setError('email', { message: `kit.person.${key}` });
  const check = async (): Promise<void> => {
    const email = readEmail();
    if (!email) return;
    if (!isEmail(email)) return showError('email_invalid');
    if ((await isEmailTaken(email)) && readEmail() === email) showError('email_taken');
  };
  return { onBlur: () => void check(), onChange: () => clearErrors('email') };
};
