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

/** Opens a payment and goes to its page. After an error, queries under `path` are refetched. */
export const useOpenPaymentPage = (openPayment: () => Promise<{ GatewayPageURL: string }>, path: string) => {
  const failureText = useFailureText(failureTexts);
  const mutation = useMutation({
    mutationFn: openPayment,
    onSuccess: ({ GatewayPageURL }) => goToExternalUrl(GatewayPageURL),
    onError: (error) => {
      toast.error(failureText(error));
      void invalidatePaths(path);
    },
  });
  useBfcacheRestore(mutation.reset);
  // The button stays busy until the browser leaves the page.
  return { pay: () => mutation.mutate(), busy: mutation.isPending || mutation.isSuccess };
};
