import { typography, useI18n } from '@sargam/kit';
import styles from './orders.module.css';

type Props = { total: number; paidTotal: number; receivedTotal: number; onlyPaid: boolean };

/** The totals of the date range, with a note about the fee of the payment gateway. */
export const OrderTotals = ({ total, paidTotal, receivedTotal, onlyPaid }: Props) => {
  const { t, format } = useI18n();
  const figures = [
    !onlyPaid && { key: 'total_orders', value: format.count(total) },
    { key: 'paid_orders', value: format.count(paidTotal) },
    !onlyPaid && { key: 'unpaid_orders', value: format.count(total - paidTotal) },
    { key: 'received', value: format.money(receivedTotal) },
  ].filter((figure) => figure !== false);
  return (
    <>
      <dl className={styles.totals}>
        {figures.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`admin.sales.${key}`)}</dt>
            <dd className={typography.digits}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`${styles.note} ${typography.tiny} ${typography.muted}`}>
        {t('admin.sales.note_gateway')}
      </p>
    </>
  );
};
