import {
  Alert,
  api,
  Button,
  toast,
  useBfcacheRestore,
  useI18n,
  useIdempotencyKey,
  useTranslate,
} from '@sargam/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { goToExternalUrl } from '../pay/page-navigation.ts';
import { loadPayMethod } from '../pay/pay-methods.ts';
import { useBuyer } from '../shared/useBuyer.ts';
import { usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';
import cartStyles from './cart.module.css';
import { openPayment } from './order-calls.ts';
import { type Purchase, refetchAfterOrder } from './usePendingOrders.ts';

type Props = { user: string; order: Purchase };

/** Shows an error and refetches the order, whose payment may be decided meanwhile. */
const useHandleError = (user: string) => {
  const cache = useQueryClient();
  const errorText = usePurchaseErrorText();
  return (error: unknown): void => {
    toast.error(errorText(error));
    void refetchAfterOrder(cache, user);
  };
};

/** Opens the payment page of the order again. */
const ContinueButton = ({ user, order }: Props) => {
  const buyer = useBuyer(user);
  const payment = useIdempotencyKey();
  const mutation = useMutation({
    mutationFn: async () => openPayment(order, await buyer.loadUser(), loadPayMethod(), payment.keyFor),
    onSuccess: (url) => goToExternalUrl(url),
    onError: useHandleError(user),
  });
  useBfcacheRestore(mutation.reset);
  return (
    <Button
      size="small"
      // The button stays busy until the browser leaves the page.
      busy={mutation.isPending || mutation.isSuccess}
      onClick={() => mutation.mutate()}
      text="storefront.payment.undecided.continue"
    />
  );
};

const AbandonButton = ({ user, order }: Props) => {
  const t = useTranslate();
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => api.POST('/order/{id}/abandon', { params: { path: { id: order._id } } }),
    onSuccess: ({ paid }) => {
      toast.success(t(`storefront.payment.undecided.${paid ? 'paid' : 'abandoned'}`));
      return refetchAfterOrder(cache, user);
    },
    onError: useHandleError(user),
  });
  return (
    <Button
      variant="line"
      size="small"
      busy={mutation.isPending}
      onClick={() => mutation.mutate()}
      text="storefront.payment.undecided.abandon"
    />
  );
};

/** The payment of the order is undecided: the student waits, goes on paying, or gives the order up (decision B44). */
export const UndecidedPaymentAlert = ({ user, order }: Props) => {
  const { t, format } = useI18n();
  const canBePaid = order.state === 'awaiting_payment';
  const time = format.time(order.paymentUndecidedUntil ?? '');
  return (
    <Alert
      kind="info"
      title={t('storefront.payment.undecided.title')}
      text={
        <>
          {t(`storefront.payment.undecided.${canBePaid ? 'text' : 'text_ended'}`, { time })}
          <span className={cartStyles.undecidedActions}>
            {canBePaid && <ContinueButton user={user} order={order} />}
            <AbandonButton user={user} order={order} />
          </span>
        </>
      }
    />
  );
};
