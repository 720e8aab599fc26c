import { Badge, useText, type Wire } from '@sargam/kit';
import { RefundLine } from './RefundLine.tsx';

/** Paid or Unpaid, where that is not all there is to say the rest of it, and every refund asked for or given. */
export const PurchaseState = ({ purchase: { paid, state, refunds } }: { purchase: Wire['Purchase'] }) => {
  const t = useText();
  return (
    <div className="state">
      <span className="state-now">
        <Badge kind={paid ? 'ok' : 'warn'}>
          {t(paid ? 'panel.purchases.paid' : 'panel.purchases.unpaid')}
        </Badge>
        {state !== 'paid' && <span className="xs faint">{t(`panel.purchases.state.${state}`)}</span>}
      </span>
      {refunds.map((refund) => (
        <RefundLine key={refund._id} refund={refund} />
      ))}
    </div>
  );
};
