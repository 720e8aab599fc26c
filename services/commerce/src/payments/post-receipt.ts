import type { Tx } from '../tables.ts';
import { platformAccount, receiptTransfers } from '../wallet/ledger.ts';
import { postMovement } from '../wallet/ledger-store.ts';
import type { Bill } from './bill.ts';
import type { Payment } from './payment.ts';
import type { Receipt } from './verify-transaction.ts';

/** Posts a received payment to the ledger once per attempt. A payment under review was posted as unallocated and is moved to `to`. */
export const postReceipt = async (
  tx: Tx,
  { payment, receipt, at }: { readonly payment: Payment; readonly receipt: Receipt; readonly at: Date },
  to: Bill['incomeAccount'] | 'unallocated',
): Promise<void> => {
  const { tranId, bill, amount } = payment;
  const wasUnallocated = payment.state === 'review';
  if (wasUnallocated && to === 'unallocated') return;
  await postMovement(tx, {
    key: wasUnallocated ? `allocate:${tranId}` : `receipt:${tranId}`,
    kind: wasUnallocated ? 'allocate' : 'receipt',
    reason: to === 'unallocated' ? 'Paid by card, set aside' : 'Paid by card',
    ...(bill.kind === 'order' && { order: bill.id }),
    at,
    transfers: wasUnallocated
      ? [{ from: platformAccount('unallocated'), to: platformAccount(to), amount }]
      : receiptTransfers(amount, receipt.received, to),
  });
};
