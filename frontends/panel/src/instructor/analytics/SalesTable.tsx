import { type ApiSchemas, Badge, type Column, layout, Table, typography, useI18n } from '@sargam/kit';
import { IconTicket } from '@tabler/icons-react';
import styles from './analytics.module.css';
import { shareAfterRefunds } from './sales-totals.ts';

/** The instructor's share. For a refunded sale: the share after refunds and the original share. */
const SaleAmount = ({ sale }: { sale: ApiSchemas['InstructorSale'] }) => {
  const { t, format } = useI18n();
  const { amount, reversed } = sale;
  const remaining = shareAfterRefunds(sale);
  if (reversed === 0)
    return <span className={`${typography.bold} ${typography.noWrap}`}>{format.money(amount)}</span>;
  return (
    <span className={styles.remaining}>
      <span className={`${typography.bold} ${typography.noWrap}`}>{format.money(remaining)}</span>
      <s className={`${typography.tiny} ${typography.faint} ${typography.noWrap}`}>
        <span className={layout.visuallyHidden}>{t('panel.analytics.was')} </span>
        {format.money(amount)}
      </s>
      <Badge
        kind="info"
        icon={null}
        text={remaining === 0 ? 'panel.analytics.refunded' : 'panel.analytics.partly'}
      />
    </span>
  );
};

type Sale = ApiSchemas['InstructorSale'];

const CouponCell = ({ coupon }: Pick<Sale, 'coupon'>) => {
  const { t } = useI18n();
  if (!coupon) return <span className={typography.faint}>{t('panel.analytics.no_coupon')}</span>;
  return (
    <Badge kind="success" icon={<IconTicket aria-hidden />}>
      <span lang="en">{coupon.code}</span>
    </Badge>
  );
};

const useColumns = (): Column<Sale>[] => {
  const { format } = useI18n();
  return [
    {
      header: 'panel.analytics.order',
      cell: ({ orderId }) => (
        <span className={`${typography.digits} ${styles.orderId}`} lang="en">
          {orderId}
        </span>
      ),
      narrowLayout: 'full',
    },
    {
      header: 'panel.analytics.course',
      cell: ({ course }) => course,
      narrowLayout: 'full',
    },
    { header: 'panel.analytics.buyer', cell: (sale) => sale.user_name },
    { header: 'panel.analytics.coupon', cell: ({ coupon }) => <CouponCell coupon={coupon} /> },
    {
      header: 'panel.analytics.date',
      cell: ({ date }) => (
        <span className={`${typography.digits} ${typography.muted}`}>{format.dateTime(date)}</span>
      ),
    },
    {
      header: 'panel.analytics.amount',
      cell: (sale) => <SaleAmount sale={sale} />,
      numeric: true,
    },
  ];
};

export const SalesTable = ({ sales }: { sales: readonly Sale[] }) => (
  <Table columns={useColumns()} rows={sales} rowKey={({ _id }) => _id} caption="panel.analytics.sales" />
);
