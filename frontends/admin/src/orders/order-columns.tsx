import { Badge, type BadgeKind, typography, useI18n } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import {
  dateTimeColumn,
  idColumn,
  paymentMethodColumn,
  personColumn,
  type TableColumn,
} from '../table/index.ts';
import { couponColumn } from './coupon-column.tsx';
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

export const orderStateColumn: TableColumn<Pick<Order, 'state'>> = {
  key: 'state',
  header: 'admin.orders.col.state',
  cell: (order) => <OrderState {...order} />,
  value: ({ state }, { t }) => t(`admin.state.${state}`),
};

type CourseName = { id: string; title: string };

/** The courses of an order with links to their pages. */
export const coursesColumn = <Row,>(coursesOf: (row: Row) => CourseName[]): TableColumn<Row> => ({
  key: 'courses',
  header: 'admin.orders.col.courses',
  narrow: 'full',
  cell: (row) => (
    <ul className={styles.courses}>
      {coursesOf(row).map(({ id, title }) => (
        <li key={id}>
          <ScreenLink to={`/courseview?id=${id}`}>{title}</ScreenLink>
        </li>
      ))}
    </ul>
  ),
  value: (row) =>
    coursesOf(row)
      .map(({ title }) => title)
      .join('; '),
});

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
  idColumn({
    key: 'order',
    header: 'admin.orders.col.order',
    fixed: true,
    id: ({ _id }) => _id,
    path: '/admin/order',
  }),
  dateTimeColumn({ key: 'date', header: 'admin.orders.col.date', at: ({ createdAt }) => createdAt }),
  personColumn({
    key: 'buyer',
    header: 'admin.orders.col.buyer_email',
    narrow: 'full',
    person: ({ userId, userName, userEmail }) => ({ id: userId, name: userName, email: userEmail }),
  }),
  coursesColumn(({ courses }) => courses.map(({ courseId, course }) => ({ id: courseId, title: course }))),
  couponColumn(({ cupon }) => cupon),
  paymentMethodColumn(({ method }) => ({ method })),
  orderStateColumn,
  {
    key: 'amount',
    header: 'admin.orders.col.amount',
    numeric: true,
    cell: (order) => <Amount order={order} />,
    value: ({ amount }) => amount,
  },
];
