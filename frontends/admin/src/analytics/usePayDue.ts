import { api, queryClient, toast, useIdempotencyKey, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useFailureText } from '../form/index.ts';

/**
 * Records a settled payout. `due` is the due on the screen: the server refuses with 409 if another admin has acted since then, and
 * the screen then loads the present due. `pay` returns whether the payout was recorded.
 */
export const usePayDue = (instructorId: string, due: number) => {
  const t = useTranslate();
  const failureText = useFailureText('admin.generic.failed_retry');
  const key = useIdempotencyKey();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (amount: number) =>
      api.GET('/instructor/due/{instructorId}/{amount}', {
        params: {
          path: { instructorId, amount },
          query: { due },
          header: { 'idempotency-key': key.keyFor({ instructorId, amount, due }) },
        },
      }),
    onSuccess: () => void toast.success(t('admin.settlement.published')),
    onError: (error) => void toast.error(failureText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['api'] }),
  });
  const pay = async (amount: number): Promise<boolean> => {
    if (isPending) return false;
    try {
      await mutateAsync(amount);
      key.renew();
      return true;
    } catch {
      // `onError` has shown the message.
      return false;
    }
  };
  return { pay, isBusy: isPending };
};
