import { api, signIn, toast, unwrap, useTranslate } from '@sargam/kit';
import { useForm, z, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { emailField } from './email-field.ts';
import { useAccountProblemText } from './useAccountProblemText.ts';

/** Messages are keys of texts. */
const credentialsSchema = z.object({
  email: emailField,
  password: z.string().min(1, 'kit.person.password_required'),
});
type Credentials = z.infer<typeof credentialsSchema>;

export const useLogin = () => {
  const t = useTranslate();
  const problemText = useAccountProblemText();
  const form = useForm({
    resolver: zodResolver(credentialsSchema),
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
