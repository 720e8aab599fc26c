import { queryClient, type ToastOptions, toast, useTranslate } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { useFailureText } from './useFailureText.ts';

type Options = {
  /** Text keys: of the toast after success, and after a failure without a message of the server. */
  saved: string;
  failed?: string;
  /** The start of the URLs that are refetched, without `/api/v1`: `/cart/cupon`. Absent if the call itself refetches. */
  refresh?: string;
  toastOptions?: ToastOptions;
};

/** Refetches every answer whose URL has this start. */
export const refetchStartingWith = (start: string): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith(start) });

/**
 * A change by a button: `const remove = useAction(({ _id }: Coupon) => api.POST(…), { saved: 'admin.coupon.deleted', … })`,
 * `remove.mutate(coupon)`. Shows a toast, and refetches the list also after a failure, because another admin may have changed it.
 */
export const useAction = <Input>(send: (input: Input) => Promise<unknown>, options: Options) => {
  const { saved, failed, refresh, toastOptions } = options;
  const t = useTranslate();
  const failureText = useFailureText(failed);
  return useMutation({
    mutationFn: send,
    onSuccess: () => void toast.success(t(saved), toastOptions),
    onError: (error) => void toast.error(failureText(error), toastOptions),
    onSettled: () => refresh && refetchStartingWith(refresh),
  });
};
