import { appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import { hashRequest, runIdempotentInTransaction } from '@sargam/chassis/idempotency';
import { requireCaller } from '@sargam/chassis/service';
import {
  PlaceStoreOrderRequest,
  StoreOrder,
  type StoreOrderServiceImplementation,
} from '@sargam/proto/store/v1/orders';
import type { Deps } from '../deps.ts';
import { refundOrder, requestRefund } from '../fulfilment/refund-order.ts';
import { parseOrderId, parsePersonId } from '../ids.ts';
import { orderNotFound, orderTarget, requireOrderAccess } from '../orders/order-access.ts';
import { toOrderMessage } from '../orders/order-message.ts';
import { findOrder, listOrders, lockOrder } from '../orders/order-store.ts';
import { parseOrderForm } from '../orders/parse-order-form.ts';
import { placeOrder } from '../orders/place-order.ts';
import { extendUnpaidOrder, startCharge } from '../orders/start-payment.ts';
import { requireOwnerOrAdmin, requireSelf } from '../people/authorization.ts';
import type { ProductId } from '../products/product.ts';
import { loadOrderMessage, loadOrderMessages } from './load-order-message.ts';

type OrderHandlers = Omit<StoreOrderServiceImplementation, 'resendGiftCards'>;

const placeStoreOrder =
  (deps: Deps): OrderHandlers['placeStoreOrder'] =>
  async (request, context) => {
    const buyer = requireSelf(context, request.buyerId);
    const form = parseOrderForm(request, buyer.subject, deps.clock());
    await deps.requireVerifiedEmail(buyer);
    const input = {
      form,
      productId: request.productId as ProductId,
      expectedTotal: request.expectedTotalPoisha,
    };
    const bytes = await deps.database.transaction(async (tx) => {
      const place = async () => StoreOrder.encode(toOrderMessage(await placeOrder(tx, deps, input))).finish();
      const { idempotencyKey: key } = request;
      const requestHash = hashRequest(PlaceStoreOrderRequest.encode(request).finish());
      return runIdempotentInTransaction(
        tx,
        { scope: `place-order:${buyer.subject}`, key, requestHash },
        place,
      );
    });
    return StoreOrder.decode(bytes);
  };

const refundStoreOrder =
  (deps: Deps): OrderHandlers['refundStoreOrder'] =>
  async (request, context) => {
    const { subject: actor } = requireCaller(context, { roles: ['admin'] });
    const reason = request.reason.trim();
    if (!reason) {
      const faults = [{ field: 'reason', message: 'This is required' }];
      throw domainError.invalid('refund-reason-missing', 'This is required', faults);
    }
    const order = await deps.database.transaction(async (tx) => {
      const locked = await lockOrder(tx, parseOrderId(request.orderId));
      if (!locked) throw orderNotFound();
      const at = deps.clock();
      const refunded = await refundOrder(tx, locked, { actor, reason, at });
      const sides = { before: { state: locked.state }, after: { state: refunded.state } };
      await appendAuditEntry(tx, at, {
        action: 'RefundStoreOrder',
        ...orderTarget(locked),
        ...sides,
        reason,
      });
      return refunded;
    });
    await requestRefund(deps, order.id).catch((err: unknown) =>
      deps.log.warn({ err, order: order.id }, 'refund request failed; the job retries'),
    );
    return toOrderMessage((await findOrder(deps.database.db, order.id)) ?? order);
  };

export const orderHandlers = (deps: Deps): OrderHandlers => ({
  placeStoreOrder: placeStoreOrder(deps),

  async startStorePayment(request, context) {
    requireCaller(context);
    const order = await deps.database.transaction(async (tx) => {
      const locked = await lockOrder(tx, parseOrderId(request.orderId));
      requireSelf(context, locked?.buyerId ?? '');
      if (!locked) throw orderNotFound();
      return extendUnpaidOrder(tx, deps, locked, request.expectedTotalPoisha);
    });
    return { gatewayPageUrl: await startCharge(deps, order, request) };
  },

  async getStoreOrder({ orderId }, context) {
    const { db } = deps.database;
    const order = await findOrder(db, parseOrderId(orderId));
    return loadOrderMessage(db, requireOrderAccess(order, context, ['admin', 'service']));
  },

  async listStoreOrders({ buyerId, underReviewOnly, page, after }, context) {
    requireOwnerOrAdmin(context, buyerId || undefined);
    const buyer = buyerId ? parsePersonId(buyerId) : undefined;
    const { db } = deps.database;
    const filter = { buyer, underReviewOnly };
    const { orders, ...listed } = await listOrders(db, filter, { page, after });
    return { ...listed, orders: await loadOrderMessages(db, orders) };
  },

  refundStoreOrder: refundStoreOrder(deps),
});
