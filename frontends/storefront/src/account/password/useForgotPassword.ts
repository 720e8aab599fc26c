import { api, toast, unwrap, useNavigate, useTranslate } from '@sargam/kit';
import { useForm, z, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { requiredEmail } from '../email-field.ts';
import { useAccountProblemText } from '../useAccountProblemText.ts';

const MISSING_TEXT = 'storefront.forget.missing';
const fields = z.object({ email: requiredEmail(MISSING_TEXT) });

/** Asks for the link that sets another password. The answer is the same whether or not there is an account. */
export const useForgotPassword = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const problemText = useAccountProblemText();
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
      if (!form.getValues('email').trim()) toast.error(t(MISSING_TEXT));
    },
  };
};
