import { api, toast, unwrap, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useAccountProblemText } from './useAccountProblemText.ts';

/** Asks for the verification mail again. */
export const useResendVerificationMail = (user: string | undefined) => {
  const t = useTranslate();
  const problemText = useAccountProblemText();
  const asking = useMutation({
    mutationFn: (userId: string) =>
      unwrap(api.GET('/user/re-verify/{userId}', { params: { path: { userId } } })),
    onSuccess: () => toast.success(t('storefront.verify.check_inbox')),
    onError: (error) => toast.error(problemText(error)),
  });
  const resend = (): void => {
    if (user && !asking.isPending) asking.mutate(user);
  };
  return { resend, busy: asking.isPending };
};
