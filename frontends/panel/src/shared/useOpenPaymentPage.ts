import { toast, useBfcacheRestore } from '@sargam/kit';
import { useMutation } from '@tanstack/react-query';
import { invalidatePaths } from './invalidate-paths.ts';
import { goToExternalUrl } from './page-navigation.ts';
import { useFailureText } from './useFailureText.ts';

const failureTexts = {
  'email-not-verified': 'panel.failure.verify_first',
  'payment-unavailable': 'panel.failure.payment_unavailable',
  'price-changed': 'panel.failure.order_over',
  'order-ended': 'panel.failure.order_over',
  'charge-ended': 'panel.failure.order_over',
};

/** Asks for a payment page and goes there; where it is refused, the orders under `path` are asked again. */
export const useOpenPaymentPage = (ask: () => Promise<{ GatewayPageURL: string }>, path: string) => {
  const failureText = useFailureText(failureTexts);
  const paying = useMutation({
    mutationFn: ask,
    onSuccess: ({ GatewayPageURL }) => goToExternalUrl(GatewayPageURL),
    onError: (error) => {
      toast.error(failureText(error));
      void invalidatePaths(path);
    },
  });
  useBfcacheRestore(paying.reset);
  // Once sent, the page is about to leave: the button stays busy.
  return { pay: () => paying.mutate(), busy: paying.isPending || paying.isSuccess };
};
