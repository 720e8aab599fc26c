import { api, isApiError, toast, unwrap, useNavigate, useTranslate } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { applyServerErrors, useForm, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type SignUpValues, signUpSchema, toSignUpForm } from './sign-up-schema.ts';
import { useAccountProblemText } from './useAccountProblemText.ts';
import { isEmailTaken } from './useEmailCheck.ts';

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
  return unwrap(
    api.POST('/user/signup/', {
      body: { ...values, photo: '' },
      bodySerializer: () => toSignUpForm(values, refercode),
    }),
  );
};

export const useSignUp = (refercode: string | undefined, next: string) => {
  const t = useTranslate();
  const problemText = useAccountProblemText();
  const navigate = useNavigate();
  const fields = useMemo(() => signUpSchema(dateInDhaka()), []);
  const form = useForm({ resolver: zodResolver(fields), defaultValues: blank });

  const showFieldError = (field: 'email' | 'password', key: string): void => {
    form.setError(field, { message: key }, { shouldFocus: true });
    toast.error(t(key));
  };
  const mutation = useMutation({
    mutationFn: (values: SignUpValues) => signUp(values, refercode),
    onSuccess: () => {
      form.reset(blank);
      toast.success(t('storefront.signup.check_email'));
      void navigate(next);
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
