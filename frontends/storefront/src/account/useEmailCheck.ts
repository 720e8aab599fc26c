import { api, isApiError, queryClient, unwrap } from '@sargam/kit';
import type { useForm } from '@sargam/kit/forms';
import { isEmail } from '../shared/is-email.ts';
import type { SignUpValues } from './sign-up-schema.ts';

const fetchIsTaken = (email: string): Promise<boolean> =>
  unwrap(api.GET('/user/checkemail/{email}', { params: { path: { email } } })).then(
    () => true,
    (error: unknown) => {
      if (isApiError(error) && error.status === 404) return false;
      throw error;
    },
  );

/**
 * Whether an account has this address; 404 means it is free. Cached for 30 s, so submitting does not repeat the check
 * of the field. A failed check counts as free: the sign-up call checks again.
 */
export const isEmailTaken = (email: string): Promise<boolean> =>
  queryClient
    .fetchQuery({
      queryKey: ['checkemail', email.toLowerCase()],
      queryFn: () => fetchIsTaken(email),
      staleTime: 30_000,
      retry: false,
    })
    .catch(() => false);

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
