import { api, toast, unwrap, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useAccountProblemText } from './useAccountProblemText.ts';

export const useResendVerificationMail = (user: string | undefined) => {
  const t = useTranslate();
  const problemText = useAccountProblemText();
  const mutation = useMutation({
    mutationFn: (userId: string) =>
      unwrap(api.GET('/user/re-verify/{userId}', { params: { path: { userId } } })),
    onSuccess: () => toast.success(t('storefront.verify.check_inbox')),
    onError: (error) => toast.error(problemText(error)),
  });
  const resend = (): void => {
    if (user && !mutation.isPending) mutation.mutate(user);
  };
  return { resend, busy: mutation.isPending };
};
