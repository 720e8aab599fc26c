import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { RefundId, TranId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { Bill } from '../payments/bill.ts';
import type { Payment } from '../payments/payment.ts';
import type { Tables } from '../tables.ts';
import { bookGrant } from './book-refund.ts';
import { automatic, type Refund } from './refund.ts';
import { saveRefund } from './refund-store.ts';
import { openTry } from './refund-tries.ts';

/** What is decided is also begun: the card's part has its try, which the sweep sends as soon as this is kept. */
export const keepGranted = async (
  tx: Tx<Tables>,
  refund: Refund,
  {
    from,
    through,
    at,
  }: {
    readonly from: Parameters<typeof bookGrant>[2];
    readonly through: TranId | undefined;
    readonly at: Date;
  },
): Promise<Refund> => {
  const granted = begun(refund, through, at);
  await saveRefund(tx, granted, granted.state === 'granted' ? at : undefined);
  if (granted.state === 'granted' && through) await openTry(tx, granted, through, at);
  await bookGrant(tx, granted, from, at);
  return granted;
};

/** Nothing for the card has arrived at once; a card part that no payment here brought in has no way back by itself. */
const begun = (refund: Refund, through: TranId | undefined, at: Date): Refund => {
  if (refund.card === 0n) return { ...refund, state: 'refunded', arrivedAt: at };
  return { ...refund, state: through ? 'granted' : 'stuck' };
};

type Decision = Pick<Refund, 'reason' | 'note' | 'decidedBy'> & { readonly at: Date };

/** The refund of a whole card payment, which nobody had asked for and no wallet has a part in. */
export const wholeRefund = (
  bill: Pick<Bill, 'ref' | 'payer'>,
  amount: Poisha,
  { at, ...why }: Decision,
): Refund => ({
  ...why,
  ...{ id: newId(at) as RefundId, of: bill.ref, studentId: bill.payer, state: 'granted' },
  ...{ amount, wallet: 0n, card: amount },
  ...{ askedAt: at, decidedAt: at, arrivedAt: undefined, answer: '', creditNote: '' },
});

/** Gives back the whole of a payment that was never taken: what was paid twice, or refused under review. */
export const givePaymentBack = async (
  tx: Tx<Tables>,
  bill: Pick<Bill, 'ref' | 'payer'>,
  { tranId, amount }: Payment,
  decision: Decision,
): Promise<Refund> =>
  keepGranted(tx, wholeRefund(bill, amount, decision), {
    ...{ from: 'unallocated', through: tranId, at: decision.at },
  });

/** What was paid twice goes back by itself: nobody has to ask for it. */
export const giveSurplusBack = (
  tx: Tx<Tables>,
  bill: Pick<Bill, 'ref' | 'payer'>,
  payment: Payment,
  at: Date,
): Promise<Refund> =>
  givePaymentBack(tx, bill, payment, {
    ...{ reason: 'paid_twice', note: 'Paid twice', decidedBy: automatic, at },
  });
