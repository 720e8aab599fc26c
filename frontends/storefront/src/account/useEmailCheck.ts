import type { useForm } from '@sargam/kit/forms';
import { isEmail } from '../shared/is-email.ts';
import { isEmailTaken } from './is-email-taken.ts';
import type { SignUpValues } from './sign-up-schema.ts';

type Form = ReturnType<typeof useForm<SignUpValues>>;
type Checked = Pick<Form, 'getValues' | 'setError' | 'clearErrors'>;

/** Says on leaving the field what is wrong with the address, before the rest is filled in; typing on takes it back. */
export const useEmailCheck = ({ getValues, setError, clearErrors }: Checked) => {
  const typed = (): string => getValues('email').trim();
  const say = (key: string): void => setError('email', { message: `kit.person.${key}` });
  const check = async (): Promise<void> => {
    const email = typed();
    if (!email) return;
    if (!isEmail(email)) return say('email_invalid');
    if ((await isEmailTaken(email)) && typed() === email) say('email_taken');
  };
  return { onBlur: () => void check(), onChange: () => clearErrors('email') };
};
