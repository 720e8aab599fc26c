import { type ApiSchemas, api, Button, buildStorePaymentForm, toast, useTranslate } from '@sargam/kit';
import { useMinute } from '@sargam/kit/waiting';
import { IconMailForward } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { CreditNoteButton } from '../../shared/CreditNoteButton.tsx';
import { canStillBePaid } from '../../shared/can-still-be-paid.ts';
import { InvoiceButton } from '../../shared/InvoiceButton.tsx';
import { invalidatePaths } from '../../shared/invalidate-paths.ts';
import { PayButton } from '../../shared/PayButton.tsx';
import { useFailureText } from '../../shared/useFailureText.ts';
import { useOpenPaymentPage } from '../../shared/useOpenPaymentPage.ts';
import styles from '../purchases/purchases.module.css';
import { canResend } from './gift-stage.ts';

/** Opens the payment page for an unpaid gift card order. */
const useGiftPayment = (order: ApiSchemas['StoreOrder']) =>
  useOpenPaymentPage(
    () => api.POST('/store/payment/ssl/', { body: buildStorePaymentForm(order) }),
    '/store/order/',
  );

type Order = ApiSchemas['StoreOrder'];

const failureTexts = {
  'too-many-resends': 'panel.gifts.too_many_resends',
  'not-delivered-yet': 'panel.gifts.not_delivered_yet',
};

const receiverEmail = ({ forMyself, shippingAddress, userEmail }: Order): string =>
  forMyself || !shippingAddress ? userEmail : shippingAddress.email;

const ResendButton = ({ order }: { order: Order }) => {
  const t = useTranslate();
  const failureText = useFailureText(failureTexts);
  const mutation = useMutation({
    mutationFn: () => api.POST('/store/order/{id}/resend', { params: { path: { id: order._id } } }),
    onSuccess: () => {
      toast.success(t('panel.gifts.resent', { email: receiverEmail(order) }));
      void invalidatePaths('/store/order/');
    },
    onError: (error) => toast.error(failureText(error)),
  });
  return (
    <Button
      variant="ghost"
      size="small"
      busy={mutation.isPending}
      icon={<IconMailForward aria-hidden />}
      aria-label={t('panel.gifts.resend_label', { email: receiverEmail(order) })}
      onClick={() => mutation.mutate()}
      text="panel.gifts.resend"
    />
  );
};

const PayGift = ({ order }: { order: Order }) => <PayButton {...useGiftPayment(order)} />;

/** Pay, invoice, credit note, and mail the cards again. */
export const GiftOrderActions = ({ order }: { order: Order }) => {
  const now = useMinute();
  const isPayable = order.orderStatus === 'pending' && !order.underReview && canStillBePaid(order, now);
  return (
    <div className={styles.actions}>
      {isPayable && <PayGift order={order} />}
      {order.invoice && <InvoiceButton kind="gift-invoice" id={order._id} number={order.invoice} />}
      {order.refund && <CreditNoteButton refund={order.refund._id} number={order.refund.creditNote} />}
      {canResend(order, now) && <ResendButton order={order} />}
    </div>
  );
};
