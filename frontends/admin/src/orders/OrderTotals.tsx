import { typography, useI18n } from '@sargam/kit';
import { MetricList } from '../page/MetricList.tsx';
import styles from './orders.module.css';

type Props = {
  total: number;
  paidTotal: number;
  refundedTotal: number;
  receivedTotal: number;
  onlyPaid: boolean;
};

/** The totals of the date range, with a note about the fee of the payment gateway. */
export const OrderTotals = ({ total, paidTotal, refundedTotal, receivedTotal, onlyPaid }: Props) => {
  const { t, format } = useI18n();
  const figures = [
    !onlyPaid && { label: 'admin.sales.total_orders', value: format.count(total) },
    { label: 'admin.sales.paid_orders', value: format.count(paidTotal) },
    !onlyPaid && {
      label: 'admin.sales.unpaid_orders',
      value: format.count(total - paidTotal - refundedTotal),
    },
    { label: 'admin.sales.received', value: format.money(receivedTotal) },
  ].filter((figure) => figure !== false);
  return (
    <>
      <MetricList metrics={figures} />
      <p className={`${styles.note} ${typography.tiny} ${typography.muted}`}>
        {t('admin.sales.note_gateway')}
      </p>
    </>
  );
};
