import { api, useI18n, useIdempotencyKey } from '@sargam/kit';
import { ReasonDialog } from '../form/index.ts';
import type { OrderRecord } from './order-record.ts';
import { refreshOrders } from './refresh-orders.ts';

type Props = { order: OrderRecord; accept: boolean; onClose: () => void };

/** Accepts an order whose payment is under review, or refunds the payment. The reason is kept in the history. */
export const ReviewDialog = ({ order: { _id: id, walletUsed, amount }, accept, onClose }: Props) => {
  const { t, format } = useI18n();
  const key = useIdempotencyKey();
  const decide = async ({ reason }: { reason: string }): Promise<void> => {
    const body = { accept, reason };
    const header = { 'idempotency-key': key.keyFor(body) };
    try {
      await api.POST('/order/{id}/review', { params: { path: { id }, header }, body });
    } finally {
      // After a refusal another admin may have decided.
      void refreshOrders();
    }
  };
  const name = accept ? 'accept' : 'refuse';
  return (
    <ReasonDialog
      draft={`${name} order ${id}`}
      texts="admin.review"
      title={`admin.review.${name}_title`}
      saved={`admin.review.${name}_done`}
      failed="admin.generic.failed_please"
      submit={`admin.review.${name}`}
      onSubmit={decide}
      onClose={onClose}
    >
      <p>
        {t(`admin.review.${name}_text`, { card: format.money(amount), wallet: format.money(walletUsed) })}
      </p>
    </ReasonDialog>
  );
};
