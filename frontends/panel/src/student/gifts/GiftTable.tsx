import { type Column, Table, useFormat, useText, type Wire } from '@sargam/kit';
import { OrderName } from '../purchases/OrderName.tsx';
import { GiftDeeds } from './GiftDeeds.tsx';
import { GiftState } from './GiftState.tsx';
import { Receiver } from './Receiver.tsx';

type Order = Wire['StoreOrder'];

const Item = ({ order: { orderItem: item, isPaid, valid_to: validTo } }: { order: Order }) => {
  const t = useText();
  const format = useFormat();
  return (
    <span className="receiver">
      <span>{item.name}</span>
      <span className="xs faint">
        {t('panel.gifts.worth', { value: format.money(item.value), quantity: item.quantity })}
      </span>
      {isPaid && validTo && (
        <span className="xs faint">{t('panel.gifts.until', { date: format.date(validTo) })}</span>
      )}
    </span>
  );
};

const useColumns = (): Column<Order>[] => {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: 'order',
      head: t('panel.purchases.order'),
      cell: ({ _id, paidAt, createdAt }) => <OrderName id={_id} at={paidAt ?? createdAt} />,
      stack: 'full',
    },
    {
      key: 'card',
      head: t('panel.gifts.card'),
      cell: (order) => <Item order={order} />,
      stack: 'full',
    },
    {
      key: 'receiver',
      head: t('panel.gifts.receiver'),
      cell: (order) => <Receiver order={order} />,
      stack: 'full',
    },
    { key: 'status', head: t('panel.purchases.status'), cell: (order) => <GiftState order={order} /> },
    {
      key: 'amount',
      head: t('panel.purchases.amount'),
      cell: ({ orderItem }) => <span className="b nowrap">{format.money(orderItem.totalPrice)}</span>,
      numeric: true,
    },
    {
      key: 'deeds',
      head: <span className="vh">{t('panel.purchases.deeds')}</span>,
      cell: (order) => <GiftDeeds order={order} />,
      stack: 'full',
    },
  ];
};

export const GiftTable = ({ orders }: { orders: readonly Order[] }) => {
  const t = useText();
  return (
    <Table
      columns={useColumns()}
      rows={orders}
      rowKey={({ _id }) => _id}
      rowClass={({ isPaid }) => (isPaid ? 'paid' : undefined)}
      caption={t('panel.gifts.title')}
    />
  );
};
