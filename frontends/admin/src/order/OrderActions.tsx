import { Button, useI18n } from '@sargam/kit';
import { useState } from 'react';
import { DocumentButton } from './DocumentButton.tsx';
import orderStyles from './order.module.css';
import { type OrderRecord, refundableAmount } from './order-record.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';

type Decision = 'refund' | 'accept' | 'refuse';

/** Refund, review and invoice of an order, as far as its state allows them. */
export const OrderActions = ({ order }: { order: OrderRecord }) => {
  const { t } = useI18n();
  const [decision, setDecision] = useState<Decision>();
  const close = (): void => setDecision(undefined);
  const left = refundableAmount(order);
  // A request of the student is answered in the list of refunds.
  const isAsked = order.record.refunds.some(({ state }) => state === 'asked');
  return (
    <>
      <div className={orderStyles.actions}>
        {order.state === 'review' && (
          <>
            <Button onClick={() => setDecision('accept')} text="admin.review.accept" />
            <Button variant="line" onClick={() => setDecision('refuse')} text="admin.review.refuse" />
          </>
        )}
        {left > 0 && !isAsked && (
          <Button variant="line" onClick={() => setDecision('refund')} text="admin.refund.open" />
        )}
        {order.invoice && (
          <DocumentButton
            path={`/order/${order._id}/invoice`}
            number={order.invoice}
            text={t('admin.order.invoice', { number: order.invoice })}
          />
        )}
      </div>
      {decision === 'refund' && <RefundDialog orderId={order._id} left={left} onClose={close} />}
      {(decision === 'accept' || decision === 'refuse') && (
        <ReviewDialog order={order} accept={decision === 'accept'} onClose={close} />
      )}
    </>
  );
};
