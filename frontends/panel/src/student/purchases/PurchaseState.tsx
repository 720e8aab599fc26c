import { Badge, useText, type Wire } from '@sargam/kit';

/** Paid or Unpaid, and where that is not all there is to say, the rest of it. */
export const PurchaseState = ({ purchase: { paid, state } }: { purchase: Wire['Purchase'] }) => {
  const t = useText();
  return (
    <span className="state">
      <Badge kind={paid ? 'ok' : 'warn'}>{t(paid ? 'panel.purchases.paid' : 'panel.purchases.unpaid')}</Badge>
      {state !== 'paid' && <span className="xs faint">{t(`panel.purchases.state.${state}`)}</span>}
    </span>
  );
};
