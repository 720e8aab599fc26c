import { z } from 'zod';
import { inWireNames } from '../../wire/field-names.ts';
import { idempotencyKey } from '../../wire/idempotency-key.ts';
import { pageOf } from '../../wire/paging.ts';
import { admins, members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Done, doneWith, Id, PageQuery, successListOf } from '../../wire/schemas.ts';
import { Review } from '../order/refund-wire.ts';
import { withFreshProduct } from './product-changed.ts';
import { toPlaceRequest, toStoreOrder } from './store-order-mapping.ts';
import { NewStoreOrder, StoreOrder, StoreOrderPlaced, StoreRefund } from './store-order-wire.ts';

const One = z.object({ id: Id });
const names = {
  message: 'giftCardMessage',
  senderName: 'giftCardFrom',
  buyerPhone: 'userPhone',
  receiverName: 'shippingAddressName',
  receiverEmail: 'shippingAddressEmail',
  receiverPhone: 'shippingAddressPhone',
};

export const storeOrderRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/store/order/',
    summary:
      'Orders gift cards, for oneself or for someone else; 409 price-changed with the product where the screen showed something else',
    roles: members,
    body: NewStoreOrder,
    own: ({ caller, body }) => caller.subject === body.userId,
    idempotent: 'service',
    response: StoreOrderPlaced,
    handle: async ({ body, request, language }, gateway) => {
      const key = idempotencyKey(request);
      const buyer = await gateway.identity.getPerson({ personId: body.userId });
      const wanted = { ...toPlaceRequest(body, buyer, language), idempotencyKey: key };
      const order = await withFreshProduct(gateway, body, language, () =>
        inWireNames(names, () => gateway.storeOrders.placeStoreOrder(wanted)),
      );
      return { success: true, message: 'Order created successfully', order: toStoreOrder(order, language) };
    },
  }),
  route({
    method: 'get',
    path: '/store/order/',
    summary: 'Orders of the store, newest first',
    roles: admins,
    query: PageQuery,
    response: successListOf(StoreOrder),
    handle: async ({ query, language }, { storeOrders }) => {
      const { orders, total } = await storeOrders.listStoreOrders({ page: pageOf(query) });
      return { success: true, data: orders.map((order) => toStoreOrder(order, language)), total };
    },
  }),
  route({
    method: 'get',
    path: '/store/order/mine/{userId}',
    summary: "One's own orders of the store, newest first",
    roles: members,
    params: z.object({ userId: Id }),
    query: PageQuery,
    own: ({ caller, params }) => caller.subject === params.userId,
    response: successListOf(StoreOrder),
    handle: async ({ params, query, language }, { storeOrders }) => {
      const page = pageOf(query);
      const { orders, total } = await storeOrders.listStoreOrders({ buyerId: params.userId, page });
      return { success: true, data: orders.map((order) => toStoreOrder(order, language)), total };
    },
  }),
  route({
    method: 'get',
    path: '/store/order/{id}',
    summary: 'One order of the store; for its buyer and admins',
    roles: members,
    params: One,
    response: StoreOrder,
    handle: async ({ params, language }, { storeOrders }) =>
      toStoreOrder(await storeOrders.getStoreOrder({ orderId: params.id }), language),
  }),
  route({
    method: 'post',
    path: '/store/order/{id}/resend',
    summary: 'Mails the codes again, to the address of the order; for its buyer and admins',
    roles: members,
    params: One,
    response: doneWith(StoreOrder),
    handle: async ({ params, language }, { storeOrders }) => {
      const order = await storeOrders.resendGiftCards({ orderId: params.id });
      return { success: true, message: 'Gift card sent again', data: toStoreOrder(order, language) };
    },
  }),
  route({
    method: 'post',
    path: '/store/order/{id}/refund',
    summary: 'Gives the money of a store order back and ends its cards, as long as none was redeemed',
    roles: admins,
    params: One,
    body: StoreRefund,
    idempotent: 'here',
    response: doneWith(StoreOrder),
    handle: async ({ params, body, language }, { storeOrders }) => {
      const order = await storeOrders.refundStoreOrder({ orderId: params.id, reason: body.reason });
      return { success: true, message: 'Refund granted', data: toStoreOrder(order, language) };
    },
  }),
  route({
    method: 'post',
    path: '/store/order/{id}/review',
    summary:
      'Takes a store order whose payment is called risky as paid, or gives its money back; the order follows in a moment',
    roles: admins,
    params: One,
    body: Review,
    idempotent: 'here',
    response: Done,
    handle: async ({ params, body }, { charges }) => {
      const { accept, reason } = body;
      await charges.resolveChargeReview({ reference: params.id, accept, reason });
      return { success: true, message: 'Review decided' };
    },
  }),
];
