import { z } from 'zod';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { renameErrorFields } from '../../wire/error-fields.ts';
import { readIdempotencyKey } from '../../wire/idempotency-key.ts';
import { admins, allRoles } from '../../wire/roles.ts';
import {
  Id,
  PageQuery,
  SuccessMessage,
  success,
  successListOf,
  successWith,
  toPage,
} from '../../wire/schemas.ts';
import { ReviewDecision } from '../order/refund-wire.ts';
import { withProductOnPriceChange } from './product-changed.ts';
import { toPlaceRequest, toStoreOrder } from './store-order-mapping.ts';
import { NewStoreOrder, StoreOrder, StoreOrderPlaced, StoreRefundReason } from './store-order-wire.ts';

const IdParams = z.object({ id: Id });
const wireFieldNames = {
  message: 'giftCardMessage',
  senderName: 'giftCardFrom',
  buyerPhone: 'userPhone',
  receiverName: 'shippingAddressName',
  receiverEmail: 'shippingAddressEmail',
  receiverPhone: 'shippingAddressPhone',
};

export const storeOrderRoutes: readonly Route[] = [
  route.post('/store/order/', {
    summary:
      'Orders gift cards for oneself or another person; 409 price-changed with the product if the shown price differs',
    roles: allRoles,
    body: NewStoreOrder,
    isOwner: ({ caller, body }) => caller.subject === body.userId,
    idempotency: 'service',
    response: StoreOrderPlaced,
    handle: async ({ body, request, language }, deps) => {
      const key = readIdempotencyKey(request);
      const buyer = await deps.identity.getPerson({ personId: body.userId });
      const newOrder = { ...toPlaceRequest(body, buyer, language), idempotencyKey: key };
      const order = await withProductOnPriceChange(deps, body, language, () =>
        renameErrorFields(wireFieldNames, () => deps.storeOrders.placeStoreOrder(newOrder)),
      );
      return { success: true, message: 'Order created successfully', order: toStoreOrder(order, language) };
    },
  }),
  route.get('/store/order/', {
    summary: 'Store orders, newest first',
    roles: admins,
    query: PageQuery,
    response: successListOf(StoreOrder),
    handle: async ({ query, language }, { storeOrders }) => {
      const { orders, total } = await storeOrders.listStoreOrders({ page: toPage(query) });
      return { success: true, data: orders.map((order) => toStoreOrder(order, language)), total };
    },
  }),
  route.get('/store/order/mine/{userId}', {
    summary: "A person's own store orders, newest first",
    ...ownUser,
    query: PageQuery,
    response: successListOf(StoreOrder),
    handle: async ({ params, query, language }, { storeOrders }) => {
      const page = toPage(query);
      const { orders, total } = await storeOrders.listStoreOrders({ buyerId: params.userId, page });
      return { success: true, data: orders.map((order) => toStoreOrder(order, language)), total };
    },
  }),
  route.get('/store/order/{id}', {
    summary: 'One store order; for its buyer and admins',
    roles: allRoles,
    params: IdParams,
    response: StoreOrder,
    handle: async ({ params, language }, { storeOrders }) =>
      toStoreOrder(await storeOrders.getStoreOrder({ orderId: params.id }), language),
  }),
  route.post('/store/order/{id}/resend', {
    summary: 'Mails the codes again to the address in the order; for its buyer and admins',
    roles: allRoles,
    params: IdParams,
    response: successWith(StoreOrder),
    handle: async ({ params, language }, { storeOrders }) => {
      const order = await storeOrders.resendGiftCards({ orderId: params.id });
      return success('Gift card sent again', toStoreOrder(order, language));
    },
  }),
  route.post('/store/order/{id}/refund', {
    summary: 'Refunds a store order and cancels its cards, if none is redeemed',
    roles: admins,
    params: IdParams,
    body: StoreRefundReason,
    idempotency: 'gateway',
    response: successWith(StoreOrder),
    handle: async ({ params, body, language }, { storeOrders }) => {
      const order = await storeOrders.refundStoreOrder({ orderId: params.id, reason: body.reason });
      return success('Refund granted', toStoreOrder(order, language));
    },
  }),
  route.post('/store/order/{id}/review', {
    summary:
      'Accepts a store order whose payment is under review, or refunds it; the order changes shortly after',
    roles: admins,
    params: IdParams,
    body: ReviewDecision,
    idempotency: 'gateway',
    response: SuccessMessage,
    handle: async ({ params, body }, { charges }) => {
      const { accept, reason } = body;
      await charges.resolveChargeReview({ reference: params.id, accept, reason });
      return { success: true, message: 'Review decided' };
    },
  }),
];
