import { api, isApiError, toast, unwrap, useNavigate, useTranslate } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { applyServerErrors, useForm, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isTaken } from './is-taken.ts';
import { type SignUp, signUpFields, signUpForm } from './sign-up-fields.ts';
import { useAccountProblem } from './useAccountProblem.ts';

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

type Wrong = Partial<Record<keyof SignUp, { message?: string }>>;

/** A missing field or a bad address; what else is wrong is told at its field alone. */
const isUnfilled = (error: Wrong[keyof SignUp]): boolean =>
  /\.(\w+_required|email_invalid)$/.test(error?.message ?? '');

class EmailTaken extends Error {}

const send = async (values: SignUp, refercode: string | undefined) => {
  if (await isTaken(values.email)) throw new EmailTaken();
  return unwrap(
    api.POST('/user/signup/', {
      body: { ...values, photo: '' },
      bodySerializer: () => signUpForm(values, refercode),
    }),
  );
};

export const useSignUp = (refercode: string | undefined, next: string) => {
  const t = useTranslate();
  const problemText = useAccountProblem();
  const navigate = useNavigate();
  const fields = useMemo(() => signUpFields(dateInDhaka()), []);
  const form = useForm({ resolver: zodResolver(fields), defaultValues: blank });

  const refuse = (field: 'email' | 'password', key: string): void => {
    form.setError(field, { message: key }, { shouldFocus: true });
    toast.error(t(key));
  };
  const sending = useMutation({
    mutationFn: (values: SignUp) => send(values, refercode),
    onSuccess: () => {
      form.reset(blank);
      toast.success(t('storefront.signup.check_email'));
      void navigate(next);
    },
    onError: (error) => {
      if (error instanceof EmailTaken || isApiError(error, 'email-taken'))
        return refuse('email', 'kit.person.email_taken');
      if (isApiError(error, 'password-too-common')) return refuse('password', 'kit.person.password_common');
      toast.error(problemText(error));
      applyServerErrors(form, error);
    },
  });
  return {
    form,
    busy: sending.isPending,
    submit: (values: SignUp): void => (sending.isPending ? undefined : sending.mutate(values)),
    wrong: (errors: Wrong): void => {
      if (Object.values(errors).some(isUnfilled)) toast.error(t('storefront.signup.fill_required'));
    },
  };
};
