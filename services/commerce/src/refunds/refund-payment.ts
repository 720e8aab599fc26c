import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { RefundId, TranId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Bill } from '../payments/bill.ts';
import type { Payment } from '../payments/payment.ts';
import type { Tables } from '../tables.ts';
import { automatic, type Refund } from './refund.ts';
import { insertRefundAttempt } from './refund-attempt-store.ts';
import { postRefundGrant } from './refund-postings.ts';
import { saveRefund } from './refund-store.ts';

/** What is decided is also begun: the card's part has its try, which the sweep sends as soon as this is kept. */
export const saveGrantedRefund = async (
  tx: Tx<Tables>,
  refund: Refund,
  {
    from,
    through,
    at,
  }: {
    readonly from: Parameters<typeof postRefundGrant>[2];
    readonly through: TranId | undefined;
    readonly at: Date;
  },
): Promise<Refund> => {
  const granted = begun(refund, through, at);
  await saveRefund(tx, granted, granted.state === 'granted' ? at : undefined);
  if (granted.state === 'granted' && through) await insertRefundAttempt(tx, granted, through, at);
  await postRefundGrant(tx, granted, from, at);
  return granted;
};

/** Nothing for the card has arrived at once; a card part that no payment here brought in has no way back by itself. */
const begun = (refund: Refund, through: TranId | undefined, at: Date): Refund => {
  if (refund.card === 0n) return { ...refund, state: 'refunded', completedAt: at };
  return { ...refund, state: through ? 'granted' : 'stuck' };
};

type Decision = Pick<Refund, 'reason' | 'note' | 'decidedBy'> & { readonly at: Date };

/** The refund of a whole card payment, which nobody had asked for and no wallet has a part in. */
export const buildFullRefund = (
  bill: Pick<Bill, 'ref' | 'payer'>,
  amount: Poisha,
  { at, ...why }: Decision,
): Refund => ({
  ...why,
  ...{ id: newId(at) as RefundId, bill: bill.ref, studentId: bill.payer, state: 'granted' },
  ...{ amount, wallet: 0n, card: amount },
  ...{ requestedAt: at, decidedAt: at, completedAt: undefined, declineReason: '', creditNoteNumber: '' },
});

/** Gives back the whole of a payment that was never taken: what was paid twice, or refused under review. */
export const refundPayment = async (
  tx: Tx<Tables>,
  bill: Pick<Bill, 'ref' | 'payer'>,
  { tranId, amount }: Payment,
  decision: Decision,
): Promise<Refund> =>
  saveGrantedRefund(tx, buildFullRefund(bill, amount, decision), {
    ...{ from: 'unallocated', through: tranId, at: decision.at },
  });

/** What was paid twice goes back by itself: nobody has to ask for it. */
export const refundSurplus = (
  tx: Tx<Tables>,
  bill: Pick<Bill, 'ref' | 'payer'>,
  payment: Payment,
  at: Date,
): Promise<Refund> =>
  refundPayment(tx, bill, payment, {
    ...{ reason: 'paid_twice', note: 'Paid twice', decidedBy: automatic, at },
  });
