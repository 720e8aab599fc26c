import { Badge, useI18n } from '@sargam/kit';
import { DateTimeCell, EmptyCell, IdCell, MoneyCell, PersonCell, type TableColumn } from '../table/index.ts';
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
  {
    key: 'order',
    header: 'admin.orders.col.order',
    fixed: true,
    cell: ({ _id }) => <IdCell id={_id} to={`/admin/store/order/${_id}`} />,
    value: ({ _id }) => _id,
  },
  {
    key: 'date',
    header: 'admin.orders.col.date',
    cell: ({ createdAt }) => <DateTimeCell at={createdAt} />,
    value: ({ createdAt }, { format }) => `${format.shortDate(createdAt)} ${format.time(createdAt)}`,
  },
  {
    key: 'buyer',
    header: 'admin.orders.col.buyer',
    narrow: 'full',
    cell: ({ userId, userName, userEmail }) => <PersonCell id={userId} name={userName} email={userEmail} />,
    value: ({ userName, userEmail }) => `${userName} <${userEmail}>`,
  },
  {
    key: 'phone',
    header: 'admin.users.col.phone',
    cell: ({ userPhone }) => (userPhone ? <span lang="en">{userPhone}</span> : <EmptyCell />),
    value: ({ userPhone }) => userPhone,
  },
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
  {
    key: 'method',
    header: 'admin.orders.col.method',
    cell: ({ paymentInfo }) =>
      paymentInfo ? <span lang="en">{paymentInfo.card_issuer}</span> : <EmptyCell />,
    value: ({ paymentInfo }) => paymentInfo?.card_issuer ?? '',
  },
  {
    key: 'state',
    header: 'admin.orders.col.state',
    cell: (order) => (
      <Badge kind={statusBadges[shownStatus(order)]} text={`admin.store.status.${shownStatus(order)}`} />
    ),
    value: (order, { t }) => t(`admin.store.status.${shownStatus(order)}`),
  },
  {
    key: 'total',
    header: 'admin.orders.col.amount',
    numeric: true,
    cell: ({ orderItem }) => <MoneyCell taka={orderItem.totalPrice} />,
    value: ({ orderItem }) => orderItem.totalPrice,
  },
];
