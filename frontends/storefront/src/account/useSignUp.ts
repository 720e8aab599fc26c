import { api, call, isApiError, toast, useErrorText, useNavigate, useText } from '@sargam/kit';
import { applyServerErrors, useForm, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { todayInDhaka } from './age.ts';
import { type SignUp, signUpFields, signUpForm } from './sign-up-fields.ts';

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

/** 404 is the free address; a check that does not come through leaves the word to the sign-up itself. */
const isTaken = async (email: string): Promise<boolean> =>
  call(api.GET('/user/checkemail/{email}', { params: { path: { email } } })).then(
    () => true,
    () => false,
  );

class EmailTaken extends Error {}

const send = async (values: SignUp, refercode: string | undefined) => {
  if (await isTaken(values.email)) throw new EmailTaken();
  return call(
    api.POST('/user/signup/', {
      body: { ...values, photo: '' },
      bodySerializer: () => signUpForm(values, refercode),
    }),
  );
};

export const useSignUp = (refercode: string | undefined, next: string) => {
  const t = useText();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const fields = useMemo(() => signUpFields(todayInDhaka()), []);
  const form = useForm({ resolver: zodResolver(fields), defaultValues: blank });

  const taken = (): void => {
    form.setError('email', { message: 'storefront.form.email_taken' }, { shouldFocus: true });
    toast.error(t('storefront.form.email_taken'));
  };
  const sending = useMutation({
    mutationFn: (values: SignUp) => send(values, refercode),
    onSuccess: () => {
      form.reset(blank);
      toast.success(t('storefront.signup.check_email'));
      void navigate(next);
    },
    onError: (error) => {
      if (error instanceof EmailTaken || isApiError(error, 'email-taken')) return taken();
      toast.error(errorText(error));
      applyServerErrors(form, error);
    },
  });
  return {
    form,
    busy: sending.isPending,
    submit: (values: SignUp): void => (sending.isPending ? undefined : sending.mutate(values)),
    missing: () => toast.error(t('storefront.signup.fill_required')),
  };
};
