import { upperCase } from '@sargam/chassis/lookup';
import type {
  PaymentAttempt as AttemptMessage,
  BillRecord as BillRecordMessage,
  HistoryEntry as HistoryMessage,
  RefundAttempt as RefundAttemptMessage,
} from '@sargam/proto/commerce/v1/records';
import { refundMessage } from '../refunds/refund-messages.ts';
import type { BillRecord, HistoryRow } from './record-store.ts';

const attemptMessage = (row: BillRecord['attempts'][number]): AttemptMessage => ({
  tranId: row.tran_id,
  attempt: row.attempt,
  state: `PAYMENT_ATTEMPT_STATE_${upperCase(row.state)}`,
  amountPoisha: row.amount,
  receivedPoisha: row.received ?? 0n,
  method: row.method,
  cardIssuer: row.card_issuer,
  valId: row.val_id ?? '',
  bankTranId: row.bank_tran_id ?? '',
  openedAt: row.opened_at,
  closedAt: row.closed_at ?? undefined,
});

const historyMessage = ({ occurred_at: at, ...entry }: HistoryRow): HistoryMessage => ({ ...entry, at });

const refundAttemptMessage = (row: BillRecord['refundAttempts'][number]): RefundAttemptMessage => ({
  refundTransId: row.refund_trans_id,
  refundId: row.refund_id,
  tranId: row.tran_id,
  amountPoisha: row.amount,
  state: `REFUND_ATTEMPT_STATE_${upperCase(row.state)}`,
  failureReason: row.failure_reason,
  openedAt: row.opened_at,
  closedAt: row.closed_at ?? undefined,
});

export const billRecordMessage = (record: BillRecord): BillRecordMessage => ({
  attempts: record.attempts.map(attemptMessage),
  history: record.history.map(historyMessage),
  refundAttempts: record.refundAttempts.map(refundAttemptMessage),
  refunds: record.refunds.map(refundMessage),
});
