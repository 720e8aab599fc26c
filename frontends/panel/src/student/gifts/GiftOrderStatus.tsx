import { type ApiSchemas, Badge, useFormat, useTranslate } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { getGiftStage } from './gift-stage.ts';

/** Paid or unpaid, and the delivery stage. Refunded orders only show the refund. */
export const GiftOrderStatus = ({ order }: { order: ApiSchemas['StoreOrder'] }) => {
  const t = useTranslate();
  const format = useFormat();
  const stage = getGiftStage(order, dateInDhaka());
  const day = order.deliveredAt ?? order.deliverOn;
  const text = t(`panel.gifts.stage.${stage}`, { date: day ? format.date(day) : '' });
  if (stage === 'refunded') return <Badge kind="info">{text}</Badge>;
  return (
    <span className="state-now">
      <Badge kind={order.isPaid ? 'ok' : 'warn'}>
        {t(order.isPaid ? 'panel.purchases.paid' : 'panel.purchases.unpaid')}
      </Badge>
      <span className="xs faint">{text}</span>
    </span>
  );
};
