import { z } from 'zod';
import { renameErrorFields } from '../../api/error-fields.ts';
import { readIdempotencyKey } from '../../api/idempotency-key.ts';
import { successBoundedListOf, successListOf, successMessage, successWith } from '../../api/response.ts';
import { admins, allRoles } from '../../api/roles.ts';
import { BoundedPageQuery, IdParams, PageQuery, toCursorPage, toPage } from '../../api/schemas.ts';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { paymentTimeoutMs } from '../../upstream/payment-timeout.ts';
import { PaymentPage } from '../cart/cart-response.ts';
import { completeCustomer, toStoredPaymentMethod } from '../cart/payment-form.ts';
import { moneyDecision } from '../order/money-decision.ts';
import { ReviewDecision } from '../order/refund-response.ts';
import { withProductOnPriceChange } from './product-changed.ts';
import { storeOrderCsv } from './store-csv.ts';
import { NewStoreOrder, StorePaymentForm, StoreRefundReason } from './store-order-form.ts';
import { toPlaceRequest } from './store-order-mapping.ts';
import { StoreOrder, StoreOrderPlaced } from './store-order-response.ts';

const apiFieldNames = {
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
    ownerOnly: true,
    idempotency: 'service',
    response: StoreOrderPlaced,
    handle: async ({ body, request, language }, deps) => {
      const key = readIdempotencyKey(request);
      const buyer = await deps.identity.getPerson({ personId: body.userId });
      const newOrder = { ...toPlaceRequest(body, buyer, language), idempotencyKey: key };
      return withProductOnPriceChange(deps, body, language, () =>
        renameErrorFields(apiFieldNames, () => deps.storeOrders.placeStoreOrder(newOrder)),
      );
    },
  }),
  route.get('/store/order/', {
    summary: 'Store orders, newest first',
    roles: admins,
    query: BoundedPageQuery.extend({
      review: z.literal('true').optional().meta({ description: 'Only orders whose payment is under review' }),
    }),
    response: successBoundedListOf(StoreOrder, 'orders'),
    handle: ({ query }, { storeOrders }) =>
      storeOrders.listStoreOrders({ ...toCursorPage(query), underReviewOnly: query.review === 'true' }),
    csv: {
      name: 'store-orders',
      open: ({ query, language }, deps) => storeOrderCsv(deps, query.review === 'true', language),
    },
  }),
  route.get('/store/order/mine/{userId}', {
    summary: "A person's own store orders, newest first",
    ...ownUser,
    query: PageQuery,
    response: successListOf(StoreOrder, 'orders'),
    handle: ({ params, query }, { storeOrders }) =>
      storeOrders.listStoreOrders({ buyerId: params.userId, page: toPage(query) }),
  }),
  route.get('/store/order/{id}', {
    summary: 'One store order; for its buyer and admins',
    roles: allRoles,
    noOwner: 'service',
    params: IdParams,
    response: StoreOrder,
    handle: ({ params }, { storeOrders }) => storeOrders.getStoreOrder({ orderId: params.id }),
  }),
  route.post('/store/order/{id}/resend', {
    summary: 'Mails the codes again to the address in the order; for its buyer and admins',
    roles: allRoles,
    noOwner: 'service',
    params: IdParams,
    response: successWith('Gift card sent again', StoreOrder),
    handle: ({ params }, { storeOrders }) => storeOrders.resendGiftCards({ orderId: params.id }),
  }),
  route.post('/store/order/{id}/refund', {
    summary: 'Refunds a store order and cancels its cards, if none is redeemed',
    ...moneyDecision,
    body: StoreRefundReason,
    response: successWith('Refund granted', StoreOrder),
    handle: ({ params, body }, { storeOrders }) =>
      storeOrders.refundStoreOrder({ orderId: params.id, reason: body.reason }),
  }),
  route.post('/store/order/{id}/review', {
    summary:
      'Accepts a store order whose payment is under review, or refunds it; the order changes shortly after',
    ...moneyDecision,
    body: ReviewDecision,
    response: successMessage('Review decided'),
    handle: ({ params, body }, { charges }) => charges.resolveChargeReview({ reference: params.id, ...body }),
  }),
  route.post('/store/payment/ssl/', {
    summary: 'Opens a payment session for a store order',
    roles: allRoles,
    body: StorePaymentForm,
    // The store checks first whether the order can still be paid. A repeat must return the same answer even after payment.
    idempotency: 'gateway',
    response: PaymentPage,
    handle: async ({ body, caller, request }, deps) => {
      const customerForm = { name: body.name, phone: body.phone, email: body.email };
      const paymentRequest = {
        orderId: body.cus_order_id,
        expectedTotalPoisha: body.amount,
        customer: await completeCustomer(deps, caller.subject, customerForm),
        method: toStoredPaymentMethod(body.method),
        idempotencyKey: readIdempotencyKey(request),
      };
      const { gatewayPageUrl } = await deps.storeOrders.startStorePayment(paymentRequest, {
        timeoutMs: paymentTimeoutMs,
      });
      return { GatewayPageURL: gatewayPageUrl };
    },
  }),
];
