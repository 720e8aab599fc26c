import { api, signIn, toast, useNavigate, useTranslate } from '@sargam/kit';
import { useForm } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { checkEmail } from './check-email.ts';
import { readLoginChallenge } from './login-challenge.ts';
import { useAccountProblemText } from './useAccountProblemText.ts';

/** Messages are text keys. */
export const loginRules = {
  email: { validate: (email: string) => checkEmail(email) },
  password: { required: 'kit.person.password_required' },
};

type Credentials = { email: string; password: string };

export const useLogin = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const problemText = useAccountProblemText();
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const mutation = useMutation({
    mutationFn: ({ email, password }: Credentials) =>
      api.POST('/user/login/', { body: { email: email.trim(), password } }),
    onSuccess: (answer) => void signIn(answer),
    onError: (error) => {
      const challenge = readLoginChallenge(error);
      if (!challenge) form.setFocus('password');
      if (challenge?.code === 'set-up-required')
        void navigate('/resetpassword', {
          replace: true,
          state: { token: challenge.token, staffSetUp: true },
        });
    },
  });
  const challenge = readLoginChallenge(mutation.error);
  return {
    /** The password was correct, and the login needs another step. */
    challenge,
    restart: mutation.reset,
    form,
    busy: mutation.isPending,
    isUntouched: mutation.isIdle,
    problem: mutation.error && !challenge ? problemText(mutation.error) : undefined,
    submit: (values: Credentials): void => (mutation.isPending ? undefined : mutation.mutate(values)),
    showMissing: (): void => {
      mutation.reset();
      toast.error(t('storefront.login.missing'));
    },
  };
};
