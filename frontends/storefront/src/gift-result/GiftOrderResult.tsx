import { api, Button, ButtonLink, Link, Loader, layout, toast, typography, useI18n } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { IconCircleCheck, IconClock, IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { GiftCardPreview } from '../gift-card/GiftCardPreview.tsx';
import giftPage from '../gift-card/gift-card.module.css';
import { giftToastOptions } from '../gift-card/gift-toast.ts';
import { useGiftCard } from '../gift-card/useGiftCard.ts';
import { usePurchaseErrorText } from '../shared/usePurchaseErrorText.ts';
import { Confetti } from './Confetti.tsx';
import styles from './gift-result.module.css';
import {
  canResend,
  type GiftOrderStatus,
  getOrderStatus,
  inProgress,
  type StoreOrder,
  storeOrderQuery,
} from './useStoreOrder.ts';

const OrderDetails = ({ order }: { order: StoreOrder }) => {
  const { t, format } = useI18n();
  const { orderItem, shippingAddress } = order;
  return (
    <dl className={styles.details}>
      <dt>{t('storefront.done.card')}</dt>
      <dd>
        {orderItem.name} × {format.count(orderItem.quantity)}
      </dd>
      <dt>{t('storefront.gift.total')}</dt>
      <dd className={typography.digits}>{format.money(orderItem.totalPrice)}</dd>
      {order.isPaid && order.valid_to && (
        <>
          <dt>{t('storefront.done.validity')}</dt>
          <dd>{t('storefront.done.until', { date: format.date(order.valid_to) })}</dd>
        </>
      )}
      {shippingAddress && (
        <>
          <dt>{t('storefront.done.to')}</dt>
          <dd>
            {shippingAddress.name}
            <br />
            <span lang="en">{shippingAddress.email}</span>
          </dd>
        </>
      )}
      <dt>{t('storefront.done.order')}</dt>
      <dd>
        <span lang="en" className={styles.orderId}>
          {order._id}
        </span>
      </dd>
      {order.invoice && (
        <>
          <dt>{t('storefront.done.invoice')}</dt>
          <dd lang="en">
            {/* The request of the PDF needs the session token, so the link leads to its button. */}
            <Link to="/studentpanel?tab=3">{order.invoice}</Link>
          </dd>
        </>
      )}
      <dt>{t('storefront.done.date')}</dt>
      <dd>{format.dateTime(order.createdAt)}</dd>
    </dl>
  );
};

/** Mails the codes again to the same address. */
const ResendGiftMail = ({ order }: { order: StoreOrder }) => {
  const { t } = useI18n();
  const errorText = usePurchaseErrorText();
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => api.POST('/store/order/{id}/resend', { params: { path: { id: order._id } } }),
    onSuccess: ({ data }) => {
      cache.setQueryData(storeOrderQuery(order._id).queryKey, data);
      const email = data.shippingAddress?.email ?? data.userEmail;
      toast.success(t('storefront.done.sent_again', { email }), giftToastOptions);
    },
    onError: (error) => toast.error(errorText(error), giftToastOptions),
  });
  return (
    <Button
      variant="line"
      icon={<IconMail aria-hidden />}
      busy={mutation.isPending}
      onClick={() => mutation.mutate()}
      text="storefront.done.resend"
    />
  );
};

const StatusLine = ({ order, status }: { order: StoreOrder; status: GiftOrderStatus }) => {
  const { t, format } = useI18n();
  const email = order.shippingAddress?.email ?? order.userEmail;
  const date = order.deliverOn ? format.date(noonInDhaka(order.deliverOn.slice(0, 10))) : '';
  return (
    <output className={styles.status}>
      {inProgress.has(status) && <Loader />}
      {status === 'delivered' && <IconCircleCheck aria-hidden />}
      {status === 'waiting' && <IconClock aria-hidden />}
      {t(`storefront.done.${status}`, { email, date })}
    </output>
  );
};

type Props = {
  order: StoreOrder;
  /** Time of the response, in ms since the epoch. */
  receivedAt: number;
};

export const GiftOrderResult = ({ order, receivedAt }: Props) => {
  const { t } = useI18n();
  const status = getOrderStatus(order);
  const image = useGiftCard(order.orderItem.product).data?.image ?? null;
  const isPaid = order.isPaid && status !== 'refunded';
  return (
    <div className={`${layout.container} ${styles.result}`}>
      {isPaid && <Confetti />}
      <div className={giftPage.page}>
        <GiftCardPreview
          card={{ _id: order.orderItem.product, value: order.orderItem.value, image }}
          receiver={order.shippingAddress?.name}
          from={order.forMyself ? undefined : order.giftCardFrom}
          message={order.giftCardMessage}
        />
        <section aria-labelledby="gift-done">
          <h1 id="gift-done">{t(isPaid ? 'storefront.done.complete' : 'storefront.done.title')}</h1>
          <StatusLine order={order} status={status} />
          <OrderDetails order={order} />
          <div className={`${layout.row} ${layout.wrapping} ${styles.actions}`}>
            {canResend(order, receivedAt) && <ResendGiftMail order={order} />}
            {order.forMyself && status === 'delivered' && (
              <ButtonLink to="/studentpanel?tab=6" text="storefront.redeem.button" />
            )}
            <ButtonLink variant="ghost" to="/studentpanel?tab=3" text="storefront.payment.history" />
            <ButtonLink variant="ghost" to="/store" text="storefront.gift.all" />
          </div>
        </section>
      </div>
    </div>
  );
};
