import { api, signIn, toast, unwrap, useTranslate } from '@sargam/kit';
import { useForm, z, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { emailField } from './email-field.ts';
import { useAccountProblem } from './useAccountProblem.ts';

/** Messages are keys of texts. */
const credentials = z.object({
  email: emailField,
  password: z.string().min(1, 'kit.person.password_required'),
});
type Credentials = z.infer<typeof credentials>;

export const useLogin = () => {
  const t = useTranslate();
  const problemText = useAccountProblem();
  const form = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: '', password: '' },
  });
  const asking = useMutation({
    mutationFn: (body: Credentials) => unwrap(api.POST('/user/login/', { body })),
    onSuccess: (answer) => void signIn(answer),
    onError: () => form.setFocus('password'),
  });
  return {
    form,
    busy: asking.isPending,
    isNew: asking.isIdle,
    problem: asking.error ? problemText(asking.error) : undefined,
    submit: (values: Credentials): void => (asking.isPending ? undefined : asking.mutate(values)),
    missing: (): void => {
      asking.reset();
      toast.error(t('storefront.login.missing'));
    },
  };
};
