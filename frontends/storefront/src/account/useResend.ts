import { api, call, toast, useErrorText, useText } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';

/** Asks for the verification mail again. */
export const useResend = (user: string | undefined) => {
  const t = useText();
  const errorText = useErrorText();
  const asking = useMutation({
    mutationFn: (userId: string) =>
      call(api.GET('/user/re-verify/{userId}', { params: { path: { userId } } })),
    onSuccess: () => toast.success(t('storefront.verify.check_inbox')),
    onError: (error) => toast.error(errorText(error)),
  });
  const resend = (): void => {
    if (user && !asking.isPending) asking.mutate(user);
  };
  return { resend, busy: asking.isPending };
};
