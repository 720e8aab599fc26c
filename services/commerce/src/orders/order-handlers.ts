import { hashRequest, runIdempotentInTransaction } from '@sargam/chassis/idempotency';
import { type CallContext, requireCaller } from '@sargam/chassis/service';
import { type CommerceServiceImplementation, PlaceOrderRequest } from '@sargam/proto/commerce/v1/commerce';
import { availableLines } from '../cart/cart.ts';
import { findCartItems } from '../cart/cart-store.ts';
import { priceCartItems, readCart } from '../cart/read-cart.ts';
import type { Deps } from '../deps.ts';
import { parseCourseId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import { requireStudentAccess, requireStudentSelf } from '../people/require-owner.ts';
import { loadWalletAndCoupon } from './make-quote.ts';
import type { Order } from './order.ts';
import { decodeOrder, encodeOrder, orderMessage, quoteMessage } from './order-messages.ts';
import { type PlaceOrder, placeOrder } from './place-order.ts';
import { quoteFor } from './quote.ts';

export const orderHandlers = (deps: Deps) =>
  ({
    async getQuote(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      const { couponCode, withoutWallet } = request;
      const [choices, { walletBalance, coupon }] = await deps.database.pipelined((db) =>
        Promise.all([
          findCartItems(db, student),
          loadWalletAndCoupon(db, { student, couponCode, now: deps.clock() }),
        ]),
      );
      const lines = availableLines(await priceCartItems(deps, student, choices));
      return quoteMessage(quoteFor(lines, walletBalance, coupon, { withoutWallet }));
    },

    async placeOrder(request, context) {
      const placement = parsePlaceOrder(request, context);
      await deps.requireVerifiedPayer(requireCaller(context));
      const cart = await readCart(deps, placement.student);
      const { idempotencyKey: key } = request;
      const { bytes, placed } = await deps.database.transaction(async (tx) => {
        let placed: Order | undefined;
        const place = async () => {
          placed = await placeOrder(tx, deps, cart, placement);
          return encodeOrder(orderMessage(placed));
        };
        const requestHash = hashRequest(PlaceOrderRequest.encode(request).finish());
        const bytes = await runIdempotentInTransaction(
          tx,
          { scope: `place-order:${placement.student}`, key, requestHash },
          place,
        );
        return { bytes, placed };
      });
      if (placed) logWaivedAmount(deps, placed);
      return decodeOrder(bytes);
    },
  }) satisfies Partial<CommerceServiceImplementation>;

const parsePlaceOrder = (request: PlaceOrderRequest, context: CallContext): PlaceOrder => ({
  student: requireStudentSelf(context, request.studentId),
  expected: {
    courses: request.courseIds.map(parseCourseId),
    payable: request.expectedPayablePoisha,
    balanceUsed: request.expectedBalanceUsedPoisha,
  },
  couponCode: request.couponCode,
  withoutWallet: request.withoutWallet,
});

/** Logs an increase of the amount that an order waives (decision M6). Call it after the commit. */
export const logWaivedAmount = (
  { log }: Deps,
  { id, studentId, rounding }: Order,
  roundingBefore: Poisha = 0n,
): void => {
  if (rounding <= roundingBefore) return;
  log.info({ order: id, student: studentId, rounding }, 'waived what is less than the gateway takes');
};
