import { Badge, type BadgeKind, type Column, layout, Table, typography, useI18n } from '@sargam/kit';
import styles from './orders.module.css';
import type { Order } from './orders-query.ts';

const kinds: Record<Order['state'], BadgeKind> = {
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

const OrderStateBadge = ({ state }: { state: Order['state'] }) => (
  <Badge kind={kinds[state]} text={`admin.state.${state}`} />
);

/** The last eight characters of an order id identify it; the first ones are a timestamp. */
const shortId = (id: string): string => (id.length > 10 ? `#${id.slice(-8)}` : `#${id}`);

const DateTime = ({ at }: { at: string }) => {
  const { format } = useI18n();
  return (
    <time className={`${typography.digits} ${typography.noWrap}`} dateTime={at}>
      {format.shortDate(at)} <span className={typography.faint}>{format.time(at)}</span>
    </time>
  );
};

const EmptyCell = () => (
  <span className={`${typography.faint} ${layout.desktopOnly}`} aria-hidden="true">
    –
  </span>
);

const Courses = ({ courses }: Pick<Order, 'courses'>) => (
  <ul className={styles.courses}>
    {courses.map(({ courseId, course }) => (
      <li key={courseId}>{course}</li>
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

const OrderIdCell = ({ id }: { id: string }) => (
  <abbr className={`${typography.digits} ${typography.bold}`} lang="en" title={id}>
    {shortId(id)}
  </abbr>
);

const Buyer = ({ userName, userEmail }: Pick<Order, 'userName' | 'userEmail'>) => (
  <>
    <span className={typography.bold}>{userName}</span>
    <span className={`${styles.email} ${typography.tiny} ${typography.faint}`} lang="en">
      {userEmail}
    </span>
  </>
);

export const Coupon = ({ cupon }: Pick<Order, 'cupon'>) => {
  const { t } = useI18n();
  if (!cupon) return <EmptyCell />;
  return (
    <>
      <span lang="en">{cupon.code}</span>{' '}
      <span className={`${typography.faint} ${typography.noWrap}`}>
        {t('kit.price.off', { percent: cupon.discount })}
      </span>
    </>
  );
};

const Method = ({ method }: Pick<Order, 'method'>) => {
  if (!method) return <EmptyCell />;
  return (
    <span className={styles.method} lang="en">
      {method}
    </span>
  );
};

const columns: Column<Order>[] = [
  { header: 'admin.orders.col.order', cell: ({ _id }) => <OrderIdCell id={_id} /> },
  { header: 'admin.orders.col.date', cell: ({ createdAt }) => <DateTime at={createdAt} /> },
  {
    header: 'admin.orders.col.buyer_email',
    narrowLayout: 'full',
    cell: ({ userName, userEmail }) => <Buyer userName={userName} userEmail={userEmail} />,
  },
  {
    header: 'admin.orders.col.courses',
    narrowLayout: 'full',
    cell: ({ courses }) => <Courses courses={courses} />,
  },
  { header: 'admin.orders.col.coupon', cell: ({ cupon }) => <Coupon cupon={cupon} /> },
  { header: 'admin.orders.col.method', cell: ({ method }) => <Method method={method} /> },
  { header: 'admin.orders.col.state', cell: ({ state }) => <OrderStateBadge state={state} /> },
  { header: 'admin.orders.col.amount', numeric: true, cell: (order) => <Amount order={order} /> },
];

type Props = { orders: readonly Order[]; caption: string };

export const OrderTable = ({ orders, caption }: Props) => (
  <Table
    caption={caption}
    columns={columns}
    rows={orders}
    rowKey={({ _id }) => _id}
    isHighlighted={({ paid }) => paid}
  />
);
