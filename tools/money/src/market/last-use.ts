import type { Quote } from '@sargam/proto/commerce/v1/commerce';
import type { Calls } from '../rig/clients.ts';
import { customer, expecting, order, type Student } from './student.ts';

/** Many who want the same, and one voucher with one use left. */
export interface LastUse {
  readonly buyers: readonly Student[];
  readonly code: string;
  /** What each of them is shown with the voucher. */
  readonly quote: Quote;
}

/** Each buyer's order, or why the voucher was refused. */
export type Tries = Promise<PromiseSettledResult<string>[]>;

/** By their turn they ask one process of commerce or the other. */
const processOf = (student: Student, at: number): Calls['commerce'] =>
  (at % 2 ? student.second : student.calls).commerce;

/** The order names the voucher. */
export const byOrdering = ({ buyers, code, quote }: LastUse): Tries =>
  Promise.allSettled(
    buyers.map(async (student, at) => {
      const said = expecting(student, quote, { coupon: code });
      return (await processOf(student, at).placeOrder(said)).id;
    }),
  );

/** The order is made without it, and the payment names it (decision M15): by card, or where nothing is left to pay. */
export const byPaying = async ({ buyers, code, quote }: LastUse): Tries => {
  const placed = await Promise.all(
    buyers.map(async (student, at) => ({
      commerce: processOf(student, at),
      orderId: (await order(student)).id,
    })),
  );
  const said = {
    couponCode: code,
    expectedTotalPoisha: quote.payablePoisha,
    expectedDiscountPoisha: quote.discountPoisha,
  };
  return Promise.allSettled(
    placed.map(async ({ commerce, orderId }) => {
      if (quote.payablePoisha === 0n) await commerce.confirmFreeOrder({ orderId, ...said });
      else await commerce.startPayment({ orderId, customer, ...said });
      return orderId;
    }),
  );
};
