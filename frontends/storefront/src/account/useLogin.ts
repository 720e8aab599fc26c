import { api, signIn, toast, useNavigate, useTranslate } from '@sargam/kit';
import { useForm, z, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { emailField } from './email-field.ts';
import { readLoginChallenge } from './login-challenge.ts';
import { useAccountProblemText } from './useAccountProblemText.ts';

/** Messages are translation keys. */
const credentialsSchema = z.object({
  email: emailField,
  password: z.string().min(1, 'kit.person.password_required'),
});
type Credentials = z.infer<typeof credentialsSchema>;

export const useLogin = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const problemText = useAccountProblemText();
  const form = useForm({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email: '', password: '' },
  });
  const mutation = useMutation({
    mutationFn: (body: Credentials) => api.POST('/user/login/', { body }),
    onSuccess: (answer) => void signIn(answer),
    onError: (error) => {
      const challenge = readLoginChallenge(error);
      if (!challenge) form.setFocus('password');
      if (challenge?.code === 'set-up-required')
        void navigate('/resetpassword', { replace: true, state: { token: challenge.token, setsUp: true } });
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
