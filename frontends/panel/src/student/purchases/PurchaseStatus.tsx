import { type ApiSchemas, Badge, useTranslate } from '@sargam/kit';
import { RefundStatus } from './RefundStatus.tsx';

type Purchase = ApiSchemas['Purchase'];

/** Paid, unpaid or fully refunded. */
const PaymentStatus = ({ purchase: { paid, state } }: { purchase: Purchase }) => {
  const t = useTranslate();
  if (state === 'refunded') return <Badge kind="info" text="panel.purchases.state.refunded" />;
  return (
    <>
      <Badge kind={paid ? 'ok' : 'warn'} text={paid ? 'panel.purchases.paid' : 'panel.purchases.unpaid'} />
      {state !== 'paid' && <span className="xs faint">{t(`panel.purchases.state.${state}`)}</span>}
    </>
  );
};

/** Payment status and all refunds. */
export const PurchaseStatus = ({ purchase }: { purchase: Purchase }) => (
  <div className="state">
    <span className="state-now">
      <PaymentStatus purchase={purchase} />
    </span>
    {purchase.refunds.map((refund) => (
      <RefundStatus key={refund._id} refund={refund} />
    ))}
  </div>
);
