import type { Tx } from '@sargam/chassis/sql';
import type { Tables } from '../tables.ts';
import { houseAccount, receiptTransfers } from '../wallet/ledger.ts';
import { postMovement } from '../wallet/ledger-store.ts';
import type { Bill } from './bill.ts';
import type { Payment } from './payment.ts';
import type { Receipt } from './verify-transaction.ts';

/** Puts down what came in: once for each attempt, and where it was set aside before, only that it is taken now. */
export const postReceipt = async (
  tx: Tx<Tables>,
  { payment, receipt, at }: { readonly payment: Payment; readonly receipt: Receipt; readonly at: Date },
  to: Bill['incomeAccount'] | 'unallocated',
): Promise<void> => {
  const { tranId, bill, amount } = payment;
  const setAside = payment.state === 'review';
  if (setAside && to === 'unallocated') return;
  await postMovement(tx, {
    key: setAside ? `allocate:${tranId}` : `receipt:${tranId}`,
    kind: setAside ? 'allocate' : 'receipt',
    reason: to === 'unallocated' ? 'Paid by card, set aside' : 'Paid by card',
    ...(bill.kind === 'order' && { order: bill.id }),
    at,
    transfers: setAside
      ? [{ from: houseAccount('unallocated'), to: houseAccount(to), amount }]
      : receiptTransfers(amount, receipt.received, to),
  });
};
