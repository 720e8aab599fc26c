import { refuse } from '@sargam/chassis/errors';
import { hashOf, once } from '@sargam/chassis/idempotency';
import { sliceOf } from '@sargam/chassis/paging';
import { requireCaller } from '@sargam/chassis/service';
import {
  PlaceStoreOrderRequest,
  StoreOrder,
  type StoreOrderServiceImplementation,
} from '@sargam/proto/store/v1/orders';
import type { Deps } from '../deps.ts';
import { parseOrderId, parsePersonId } from '../ids.ts';
import { requireOwn, requireThemselves } from '../people/own.ts';
import type { ProductId } from '../products/product.ts';
import { orderMessage } from './order-message.ts';
import { findOrder, listOrders, lockOrder } from './order-store.ts';
import { orderNotFound, ownOrder } from './own-order.ts';
import { parseWish } from './parse-wish.ts';
import { placeOrder } from './place-order.ts';
import { askForMoneyBack, refundOrder } from './refund-order.ts';
import { showOrder, showOrders } from './show-order.ts';
import { beginPayment, startCharge } from './start-payment.ts';

type OrderCalls = Omit<StoreOrderServiceImplementation, 'resendGiftCards'>;

export const orderCalls = (deps: Deps): OrderCalls => ({
  async placeStoreOrder(request, context) {
    const buyer = requireThemselves(context, request.buyerId);
    const wish = parseWish(request, buyer.subject, deps.clock());
    await deps.requireVerified(buyer);
    const wanted = {
      wish,
      productId: request.productId as ProductId,
      seenTotal: request.expectedTotalPoisha,
    };
    const bytes = await deps.database.transaction(async (tx) => {
      const place = async () => StoreOrder.encode(orderMessage(await placeOrder(tx, deps, wanted))).finish();
      const { idempotencyKey: key } = request;
      const bodyHash = hashOf(PlaceStoreOrderRequest.encode(request).finish());
      return once(tx, { scope: `place-order:${buyer.subject}`, key, bodyHash }, place);
    });
    return StoreOrder.decode(bytes);
  },

  async startStorePayment(request, context) {
    requireCaller(context);
    const order = await deps.database.transaction(async (tx) => {
      const locked = await lockOrder(tx, parseOrderId(request.orderId));
      requireThemselves(context, locked?.buyerId ?? '');
      if (!locked) throw orderNotFound();
      return beginPayment(tx, deps, locked, request.expectedTotalPoisha);
    });
    return { gatewayPageUrl: await startCharge(deps, order, request) };
  },

  async getStoreOrder({ orderId }, context) {
    const { db } = deps.database;
    return showOrder(db, ownOrder(await findOrder(db, parseOrderId(orderId)), context));
  },

  async listStoreOrders({ buyerId, page }, context) {
    requireOwn(context, buyerId || undefined);
    const buyer = buyerId ? parsePersonId(buyerId) : undefined;
    const { db } = deps.database;
    const { orders, total } = await listOrders(db, buyer, sliceOf(page));
    return { orders: await showOrders(db, orders), total };
  },

  async refundStoreOrder(request, context) {
    const { subject: actor } = requireCaller(context, { roles: ['admin'] });
    const reason = request.reason.trim();
    if (!reason) {
      const faults = [{ field: 'reason', message: 'This is required' }];
      throw refuse.invalid('refund-reason-missing', 'This is required', faults);
    }
    const order = await deps.database.transaction(async (tx) => {
      const locked = await lockOrder(tx, parseOrderId(request.orderId));
      if (!locked) throw orderNotFound();
      return refundOrder(tx, locked, { actor, reason, at: deps.clock() });
    });
    await askForMoneyBack(deps, order.id).catch((err: unknown) =>
      deps.log.warn({ err, order: order.id }, 'the money of a refunded order is asked for later'),
    );
    return orderMessage((await findOrder(deps.database.db, order.id)) ?? order);
  },
});
