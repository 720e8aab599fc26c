import { Badge, type BadgeKind, typography, useI18n } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { DateTimeCell, EmptyCell, IdCell, PersonCell, type TableColumn } from '../table/index.ts';
import { CouponCell } from './CouponCell.tsx';
import styles from './orders.module.css';
import type { Order } from './orders-query.ts';

const stateKinds: Record<Order['state'], BadgeKind> = {
  created: 'warning',
  awaiting_payment: 'warning',
  paid: 'success',
  partly_refunded: 'success',
  refunded: 'info',
  failed: 'danger',
  cancelled: 'plain',
  expired: 'plain',
  review: 'info',
};

/** The state of an order in words and colour. */
export const OrderState = ({ state }: Pick<Order, 'state'>) => (
  <Badge kind={stateKinds[state]} text={`admin.state.${state}`} />
);

const Courses = ({ courses }: Pick<Order, 'courses'>) => (
  <ul className={styles.courses}>
    {courses.map(({ courseId, course }) => (
      <li key={courseId}>
        <ScreenLink to={`/courseview?id=${courseId}`}>{course}</ScreenLink>
      </li>
    ))}
  </ul>
);

const Amount = ({ order }: { order: Order }) => {
  const { t, format } = useI18n();
  return (
    <>
      <span className={`${typography.bold} ${typography.noWrap}`}>{format.money(order.amount)}</span>
      {order.paid && order.received !== order.amount && (
        <span className={`${styles.received} ${typography.tiny} ${typography.faint} ${typography.noWrap}`}>
          {t('admin.orders.received_of', { amount: format.money(order.received) })}
        </span>
      )}
      {order.refunded > 0 && (
        <span className={`${styles.received} ${typography.tiny} ${typography.noWrap}`}>
          {t('admin.orders.refunded_of', { amount: format.money(order.refunded) })}
        </span>
      )}
    </>
  );
};

export const orderColumns: TableColumn<Order>[] = [
  {
    key: 'order',
    header: 'admin.orders.col.order',
    fixed: true,
    cell: ({ _id }) => <IdCell id={_id} to={`/admin/order/${_id}`} />,
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
    header: 'admin.orders.col.buyer_email',
    narrow: 'full',
    cell: ({ userId, userName, userEmail }) => <PersonCell id={userId} name={userName} email={userEmail} />,
    value: ({ userName, userEmail }) => `${userName} <${userEmail}>`,
  },
  {
    key: 'courses',
    header: 'admin.orders.col.courses',
    narrow: 'full',
    cell: ({ courses }) => <Courses courses={courses} />,
    value: ({ courses }) => courses.map(({ course }) => course).join('; '),
  },
  {
    key: 'coupon',
    header: 'admin.orders.col.coupon',
    cell: ({ cupon }) => <CouponCell cupon={cupon} />,
    value: ({ cupon }) => cupon?.code ?? '',
  },
  {
    key: 'method',
    header: 'admin.orders.col.method',
    cell: ({ method }) => (method ? <span lang="en">{method}</span> : <EmptyCell />),
    value: ({ method }) => method,
  },
  {
    key: 'state',
    header: 'admin.orders.col.state',
    cell: (order) => <OrderState {...order} />,
    value: ({ state }, { t }) => t(`admin.state.${state}`),
  },
  {
    key: 'amount',
    header: 'admin.orders.col.amount',
    numeric: true,
    cell: (order) => <Amount order={order} />,
    value: ({ amount }) => amount,
  },
];
