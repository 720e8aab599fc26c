import { ButtonLink, Loader, useFormat, useTranslate } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import { GiftCardPreview } from '../gift-card/GiftCardPreview.tsx';
import { useGiftCard } from '../gift-card/useGiftCard.ts';
import { Confetti } from './Confetti.tsx';
import { canResend, type GiftOrderStatus, getOrderStatus } from './gift-order-status.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { ResendGiftMail } from './ResendGiftMail.tsx';
import type { StoreOrder } from './useStoreOrder.ts';

const inProgress = new Set<GiftOrderStatus>(['checking', 'confirming', 'sending']);

const StatusLine = ({ order, face }: { order: StoreOrder; face: GiftOrderStatus }) => {
  const t = useTranslate();
  const format = useFormat();
  const to = order.shippingAddress?.email ?? order.userEmail;
  const date = order.deliverOn ? format.date(noonInDhaka(order.deliverOn.slice(0, 10))) : '';
  return (
    <output className="state">
      {inProgress.has(face) && <Loader />}
      {face === 'delivered' && <IconCircleCheck aria-hidden />}
      {face === 'waiting' && <IconClock aria-hidden />}
      {t(`storefront.done.${face}`, { email: to, date })}
    </output>
  );
};

type Props = {
  order: StoreOrder;
  /** When it was told, in milliseconds: with each answer the page learns what time it is. */
  at: number;
};

/** What was bought, for whom, and when it arrives; the order is asked for until the codes are in the mail. */
export const GiftOrderResult = ({ order, at }: Props) => {
  const t = useTranslate();
  const face = getOrderStatus(order);
  const picture = useGiftCard(order.orderItem.product).data?.image ?? null;
  const isPaid = order.isPaid && face !== 'refunded';
  return (
    <div className="wrap gift-done">
      {isPaid && <Confetti />}
      <div className="gp">
        <GiftCardPreview
          card={{ _id: order.orderItem.product, value: order.orderItem.value, image: picture }}
          receiver={order.shippingAddress?.name}
          from={order.forMyself ? undefined : order.giftCardFrom}
          message={order.giftCardMessage}
        />
        <section aria-labelledby="gift-done">
          <h1 id="gift-done">{t(isPaid ? 'storefront.done.complete' : 'storefront.done.title')}</h1>
          <StatusLine order={order} face={face} />
          <OrderDetails order={order} />
          <div className="row wrapf ends">
            {canResend(order, at) && <ResendGiftMail order={order} />}
            {order.forMyself && face === 'delivered' && (
              <ButtonLink to="/studentpanel?tab=6">{t('storefront.redeem.button')}</ButtonLink>
            )}
            <ButtonLink variant="ghost" to="/studentpanel?tab=3">
              {t('storefront.payment.history')}
            </ButtonLink>
            <ButtonLink variant="ghost" to="/store">
              {t('storefront.gift.all')}
            </ButtonLink>
          </div>
        </section>
      </div>
    </div>
  );
};
