import { api, isApiError, queryClient, toast, useLocation, useNavigate, useTranslate } from '@sargam/kit';
import { checkedResolver, useApplyServerErrors, useForm } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isEmail } from '../shared/is-email.ts';
import { keepSentSignUp, readSentSignUp } from './sent-sign-up.ts';
import { checkSignUp, cleanSignUp, type SignUpValues, toSignUpForm } from './sign-up-values.ts';
import { useAccountProblemText } from './useAccountProblemText.ts';

const fetchIsTaken = (email: string): Promise<boolean> =>
  api.GET('/user/checkemail/{email}', { params: { path: { email } } }).then(
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
const isEmailTaken = (email: string): Promise<boolean> =>
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

const blank = {
  name: '',
  email: '',
  phone: '',
  dob: '',
  address: '',
  password: '',
  confirmPassword: '',
  photo: undefined as unknown as File,
};

type FieldErrors = Partial<Record<keyof SignUpValues, { message?: string }>>;

/** These errors show a toast too; other errors only show at their field. */
const isMissingOrInvalidEmail = (error: FieldErrors[keyof SignUpValues]): boolean =>
  /\.(\w+_required|email_invalid)$/.test(error?.message ?? '');

class EmailTakenError extends Error {}

const signUp = async (values: SignUpValues, refercode: string | undefined) => {
  if (await isEmailTaken(values.email)) throw new EmailTakenError();
  return api.POST('/user/signup/', {
    body: { ...values, photo: '' },
    bodySerializer: () => toSignUpForm(values, refercode),
  });
};

export const useSignUp = (refercode: string | undefined, next: string) => {
  const t = useTranslate();
  const problemText = useAccountProblemText();
  const applyServerErrors = useApplyServerErrors();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useForm<SignUpValues>({
    resolver: checkedResolver(checkSignUp, cleanSignUp),
    defaultValues: blank,
  });
  // After the first render, which repeats the markup of the server.
  useEffect(() => {
    const sent = readSentSignUp();
    if (sent) form.reset({ ...sent.values, password: '', confirmPassword: '' });
    keepSentSignUp(undefined);
  }, [form]);

  const showFieldError = (field: 'email' | 'password', key: string): void => {
    form.setError(field, { message: key }, { shouldFocus: true });
    toast.error(t(key));
  };
  const mutation = useMutation({
    mutationFn: (values: SignUpValues) => signUp(values, refercode),
    onSuccess: (_answer, values) => {
      form.reset(blank);
      keepSentSignUp({ values, path: pathname });
      toast.success(t('storefront.signup.check_email'));
      void navigate(next, { state: { email: values.email } });
    },
    onError: (error) => {
      if (error instanceof EmailTakenError || isApiError(error, 'email-taken'))
        return showFieldError('email', 'kit.person.email_taken');
      if (isApiError(error, 'password-too-common'))
        return showFieldError('password', 'kit.person.password_common');
      toast.error(problemText(error));
      applyServerErrors(form, error);
    },
  });
  return {
    form,
    busy: mutation.isPending,
    submit: (values: SignUpValues): void => (mutation.isPending ? undefined : mutation.mutate(values)),
    showMissing: (errors: FieldErrors): void => {
      if (Object.values(errors).some(isMissingOrInvalidEmail))
        toast.error(t('storefront.signup.fill_required'));
    },
  };
};
