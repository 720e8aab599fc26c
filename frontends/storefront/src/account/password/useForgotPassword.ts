import { api, toast, unwrap, useNavigate, useTranslate } from '@sargam/kit';
import { useForm, z, zodResolver } from '@sargam/kit/forms';
import { useMutation } from '@tanstack/react-query';
import { requiredEmail } from '../email-field.ts';
import { useAccountProblemText } from '../useAccountProblemText.ts';

const MISSING_TEXT = 'storefront.forget.missing';
const fields = z.object({ email: requiredEmail(MISSING_TEXT) });

/** Requests a reset link. The response is the same with and without an account. */
export const useForgotPassword = () => {
  const t = useTranslate();
  const navigate = useNavigate();
  const problemText = useAccountProblemText();
  const form = useForm({ resolver: zodResolver(fields), defaultValues: { email: '' } });
  const mutation = useMutation({
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
    busy: mutation.isPending,
    submit: ({ email }: { email: string }): void => (mutation.isPending ? undefined : mutation.mutate(email)),
    showMissing: (): void => {
      if (!form.getValues('email').trim()) toast.error(t(MISSING_TEXT));
    },
  };
};
