import { useFormat, useTranslate } from '@sargam/kit';

type Props = { total: number; paid: number; received: number; onlyPaid: boolean };

/** The totals of the date range, with a note about the fee of the payment gateway. */
export const OrderSummary = ({ total, paid, received, onlyPaid }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const figures = [
    !onlyPaid && { key: 'total_orders', value: format.count(total) },
    { key: 'paid_orders', value: format.count(paid) },
    !onlyPaid && { key: 'unpaid_orders', value: format.count(total - paid) },
    { key: 'received', value: format.money(received) },
  ].filter((figure) => figure !== false);
  return (
    <>
      <dl className="figures">
        {figures.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`admin.sales.${key}`)}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="note xs muted">{t('admin.sales.note_gateway')}</p>
    </>
  );
};
