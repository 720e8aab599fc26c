import { api, toast, unwrap, useNavigate, useTranslate } from '@sargam/kit';
import { useForm, z, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { emailOf } from '../email-field.ts';
import { useAccountProblem } from '../useAccountProblem.ts';

const MISSING = 'storefront.forget.missing';
const fields = z.object({ email: emailOf(MISSING) });

/** Asks for the link that sets another password. The answer is the same whether or not there is an account. */
export const useForgotten = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const problemText = useAccountProblem();
  const form = useForm({ resolver: zodResolver(fields), defaultValues: { email: '' } });
  const asking = useMutation({
    mutationFn: (email: string) =>
      unwrap(api.POST('/user/passwordreset/{email}', { params: { path: { email } } })),
    onSuccess: () => {
      toast.success(t('storefront.forget.sent'));
      void navigate('/login');
    },
    onError: (error) => toast.error(problemText(error)),
  });
  return {
    form,
    busy: asking.isPending,
    submit: ({ email }: { email: string }): void => (asking.isPending ? undefined : asking.mutate(email)),
    missing: (): void => {
      if (!form.getValues('email').trim()) toast.error(t(MISSING));
    },
  };
};
