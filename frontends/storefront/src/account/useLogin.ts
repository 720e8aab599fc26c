import { api, call, isApiError, signIn, toast, useErrorText, useText } from '@sargam/kit';
import { useForm, z, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { isEmail } from '../shared/is-email.ts';

/** Messages are keys of texts. */
const credentials = z.object({
  email: z
    .string()
    .trim()
    .min(1, { error: 'storefront.form.email_required', abort: true })
    .refine(isEmail, 'storefront.form.email_invalid'),
  password: z.string().min(1, 'storefront.form.password_required'),
});
type Credentials = z.infer<typeof credentials>;

const known: Record<string, string> = {
  'login-failed': 'storefront.login.failed',
  suspended: 'storefront.login.suspended',
};

export const useLogin = () => {
  const t = useText();
  const errorText = useErrorText();
  const form = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
  });
  const asking = useMutation({
    mutationFn: (body: Credentials) => call(api.POST('/user/login/', { body })),
    onSuccess: (answer) => void signIn(answer),
    onError: () => form.setFocus('password'),
  });
  const { error } = asking;
  const key = isApiError(error) ? known[error.code] : undefined;
  return {
    form,
    busy: asking.isPending,
    problem: error ? (key ? t(key) : errorText(error)) : undefined,
    submit: (values: Credentials): void => (asking.isPending ? undefined : asking.mutate(values)),
    missing: (): void => {
      asking.reset();
      toast.error(t('storefront.login.missing'));
    },
  };
};
