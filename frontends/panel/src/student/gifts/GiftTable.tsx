import { type ApiSchemas, Badge, type Column, Table, Text, typography, useI18n } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { OrderReference } from '../purchases/OrderReference.tsx';
import purchasesStyles from '../purchases/purchases.module.css';
import { GiftOrderActions } from './GiftOrderActions.tsx';
import { getGiftStage } from './gift-stage.ts';
import giftsStyles from './gifts.module.css';

/** Paid or unpaid, and the delivery stage. Refunded orders only show the refund. */
const GiftOrderStatus = ({ order }: { order: ApiSchemas['StoreOrder'] }) => {
  const { t, format } = useI18n();
  const stage = getGiftStage(order, dateInDhaka());
  const day = order.deliveredAt ?? order.deliverOn;
  const text = t(`panel.gifts.stage.${stage}`, { date: day ? format.date(day) : '' });
  if (stage === 'refunded') return <Badge kind="info">{text}</Badge>;
  return (
    <span className={purchasesStyles.currentStatus}>
      <Badge
        kind={order.isPaid ? 'success' : 'warning'}
        text={order.isPaid ? 'panel.purchases.paid' : 'panel.purchases.unpaid'}
      />
      <span className={`${typography.tiny} ${typography.faint}`}>{text}</span>
    </span>
  );
};

const Receiver = ({
  order: { forMyself, shippingAddress, userEmail },
}: {
  order: ApiSchemas['StoreOrder'];
}) => {
  const someone = forMyself ? null : shippingAddress;
  return (
    <span className={giftsStyles.recipient}>
      <span>{someone ? someone.name : <Text id="panel.gifts.myself" />}</span>
      <span className={`${typography.tiny} ${typography.faint}`} lang="en">
        {someone ? someone.email : userEmail}
      </span>
    </span>
  );
};

type Order = ApiSchemas['StoreOrder'];

const Item = ({ order: { orderItem: item, isPaid, valid_to: validTo } }: { order: Order }) => {
  const { t, format } = useI18n();
  return (
    <span className={giftsStyles.recipient}>
      <span>{item.name}</span>
      <span className={`${typography.tiny} ${typography.faint}`}>
        {t('panel.gifts.worth', { value: format.money(item.value), quantity: item.quantity })}
      </span>
      {isPaid && validTo && (
        <span className={`${typography.tiny} ${typography.faint}`}>
          {t('panel.gifts.until', { date: format.date(validTo) })}
        </span>
      )}
    </span>
  );
};

const useColumns = (): Column<Order>[] => {
  const { format } = useI18n();
  return [
    {
      header: 'panel.purchases.order',
      cell: ({ _id, paidAt, createdAt }) => <OrderReference id={_id} at={paidAt ?? createdAt} />,
      narrowLayout: 'full',
    },
    {
      header: 'panel.gifts.card',
      cell: (order) => <Item order={order} />,
      narrowLayout: 'full',
    },
    {
      header: 'panel.gifts.receiver',
      cell: (order) => <Receiver order={order} />,
      narrowLayout: 'full',
    },
    { header: 'panel.purchases.status', cell: (order) => <GiftOrderStatus order={order} /> },
    {
      header: 'panel.purchases.amount',
      cell: ({ orderItem }) => (
        <span className={`${typography.bold} ${typography.noWrap}`}>
          {format.money(orderItem.totalPrice)}
        </span>
      ),
      numeric: true,
    },
    {
      header: 'panel.purchases.actions',
      hideHeader: true,
      cell: (order) => <GiftOrderActions order={order} />,
      narrowLayout: 'full',
    },
  ];
};

export const GiftTable = ({ orders }: { orders: readonly Order[] }) => (
  <Table
    columns={useColumns()}
    rows={orders}
    rowKey={({ _id }) => _id}
    isHighlighted={({ isPaid }) => isPaid}
    caption="panel.gifts.title"
  />
);
