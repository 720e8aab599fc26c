import type { Quote } from '@sargam/proto/commerce/v1/commerce';
import type { Calls } from '../system/clients.ts';
import { customer, orderRequest, placeOrder, type Student } from './student.ts';

/** Many buyers of one course, and a coupon with one use left. */
export interface CouponRace {
  readonly buyers: readonly Student[];
  readonly code: string;
  /** The quote each buyer gets with the coupon. */
  readonly quote: Quote;
}

/** Order id of each buyer, or the error of the coupon. */
export type RaceResults = Promise<PromiseSettledResult<string>[]>;

/** Alternates between the two processes of commerce. */
const commerceOf = (student: Student, at: number): Calls['commerce'] =>
  (at % 2 ? student.second : student.calls).commerce;

/** The coupon is applied when the order is placed. */
export const raceByOrder = ({ buyers, code, quote }: CouponRace): RaceResults =>
  Promise.allSettled(
    buyers.map(async (student, at) => {
      const request = orderRequest(student, quote, { coupon: code });
      return (await commerceOf(student, at).placeOrder(request)).id;
    }),
  );

/**
 * The coupon is applied when the order is paid (decision M15): by card, or by confirmation when nothing is payable.
 */
export const raceByPayment = async ({ buyers, code, quote }: CouponRace): RaceResults => {
  const placed = await Promise.all(
    buyers.map(async (student, at) => ({
      commerce: commerceOf(student, at),
      orderId: (await placeOrder(student)).id,
    })),
  );
  const request = {
    couponCode: code,
    expectedTotalPoisha: quote.payablePoisha,
    expectedDiscountPoisha: quote.discountPoisha,
  };
  return Promise.allSettled(
    placed.map(async ({ commerce, orderId }) => {
      if (quote.payablePoisha === 0n) await commerce.confirmFreeOrder({ orderId, ...request });
      else await commerce.startPayment({ orderId, customer, ...request });
      return orderId;
    }),
  );
};
