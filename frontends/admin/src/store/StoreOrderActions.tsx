import { api, Button, useI18n } from '@sargam/kit';
import { useState } from 'react';
import { ReasonDialog, refetchStartingWith, useAction } from '../form/index.ts';
import styles from './store-cells.module.css';
import type { StoreOrder } from './store-orders.ts';
import { storeToast } from './store-toast.ts';

type Decision = 'refund' | 'accept' | 'refuse';

/** Sends the decision. Orders and cards are refetched, because a refund cancels the cards. */
const decide = async (id: string, decision: Decision, reason: string): Promise<void> => {
  const params = { path: { id } };
  if (decision === 'refund') await api.POST('/store/order/{id}/refund', { params, body: { reason } });
  else
    await api.POST('/store/order/{id}/review', { params, body: { accept: decision === 'accept', reason } });
  await Promise.all([refetchStartingWith('/store/'), refetchStartingWith('/audit')]);
};

type DialogProps = { order: StoreOrder; decision: Decision; onClose: () => void };

/** A decision about money needs a reason, which the history of the order keeps. */
const DecisionDialog = ({ order, decision, onClose }: DialogProps) => {
  const { t, format } = useI18n();
  return (
    <ReasonDialog
      draft={`${decision} store order ${order._id}`}
      texts="admin.store"
      toastOptions={storeToast}
      title={`admin.store.${decision}_title`}
      saved={decision === 'refund' ? 'admin.store.refunded' : 'admin.store.decided'}
      failed="admin.generic.failed_please"
      submit={`admin.store.${decision}`}
      onSubmit={({ reason }) => decide(order._id, decision, reason)}
      onClose={onClose}
    >
      <p>{t(`admin.store.${decision}_text`, { amount: format.money(order.orderItem.totalPrice) })}</p>
    </ReasonDialog>
  );
};

const isFuture = (at: string): boolean => Date.parse(at) > Date.now();

/** Resend, refund and review of a store order, as far as its state allows them. */
export const StoreOrderActions = ({ order }: { order: StoreOrder }) => {
  const { t, format } = useI18n();
  const [decision, setDecision] = useState<Decision>();
  const resend = useAction(
    ({ _id: id }: StoreOrder) => api.POST('/store/order/{id}/resend', { params: { path: { id } } }),
    {
      saved: 'admin.store.resent',
      failed: 'admin.generic.failed_please',
      refresh: '/store/',
      toastOptions: storeToast,
    },
  );
  const { resendFrom, isPaid, underReview } = order;
  const isResendEarly = resendFrom !== null && isFuture(resendFrom);
  return (
    <>
      <div className={styles.buttons}>
        {resendFrom && (
          <Button
            variant="line"
            disabled={isResendEarly}
            busy={resend.isPending}
            onClick={() => resend.mutate(order)}
            text="admin.store.resend"
          />
        )}
        {isPaid && <Button variant="line" onClick={() => setDecision('refund')} text="admin.store.refund" />}
        {underReview && <Button onClick={() => setDecision('accept')} text="admin.store.accept" />}
        {underReview && (
          <Button variant="line" onClick={() => setDecision('refuse')} text="admin.store.refuse" />
        )}
      </div>
      {isResendEarly && resendFrom && (
        <p>{t('admin.store.resend_from', { at: format.dateTime(resendFrom) })}</p>
      )}
      {decision && (
        <DecisionDialog order={order} decision={decision} onClose={() => setDecision(undefined)} />
      )}
    </>
  );
};
