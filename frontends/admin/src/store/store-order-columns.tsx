import { Badge, useI18n } from '@sargam/kit';
import {
  dateTimeColumn,
  idColumn,
  latinColumn,
  moneyColumn,
  PersonCell,
  paymentMethodColumn,
  personColumn,
  type TableColumn,
} from '../table/index.ts';
import { type StoreOrder, shownStatus, statusBadges } from './store-orders.ts';

const Item = ({ orderItem: { name, quantity } }: StoreOrder) => (
  <>
    {name} × {useI18n().format.count(quantity)}
  </>
);

/** The receiver, or that the buyer is the receiver. */
const Receiver = ({ shippingAddress }: StoreOrder) => {
  const { t } = useI18n();
  if (!shippingAddress) return t('admin.giftcard.myself');
  return <PersonCell id={null} name={shippingAddress.name} email={shippingAddress.email} />;
};

export const storeOrderColumns: TableColumn<StoreOrder>[] = [
  idColumn({
    key: 'order',
    header: 'admin.orders.col.order',
    fixed: true,
    id: ({ _id }) => _id,
    path: '/admin/store/order',
  }),
  dateTimeColumn({ key: 'date', header: 'admin.orders.col.date', at: ({ createdAt }) => createdAt }),
  personColumn({
    key: 'buyer',
    header: 'admin.orders.col.buyer',
    narrow: 'full',
    person: ({ userId, userName, userEmail }) => ({ id: userId, name: userName, email: userEmail }),
  }),
  latinColumn({ key: 'phone', header: 'admin.users.col.phone', text: ({ userPhone }) => userPhone }),
  {
    key: 'receiver',
    header: 'admin.giftcard.receiver',
    narrow: 'full',
    cell: (order) => <Receiver {...order} />,
    value: ({ shippingAddress }) => shippingAddress?.name ?? '',
  },
  {
    key: 'item',
    header: 'admin.store.item',
    cell: (order) => <Item {...order} />,
    value: ({ orderItem }) => `${orderItem.name} × ${orderItem.quantity}`,
  },
  paymentMethodColumn(({ paymentInfo }) => ({ method: paymentInfo?.card_type ?? '' })),
  {
    key: 'state',
    header: 'admin.orders.col.state',
    cell: (order) => (
      <Badge kind={statusBadges[shownStatus(order)]} text={`admin.store.status.${shownStatus(order)}`} />
    ),
    value: (order, { t }) => t(`admin.store.status.${shownStatus(order)}`),
  },
  moneyColumn({
    key: 'total',
    header: 'admin.orders.col.amount',
    taka: ({ orderItem }) => orderItem.totalPrice,
  }),
];
