import { domainError } from '@sargam/chassis/errors';

import type { StartStorePaymentRequest } from '@sargam/proto/store/v1/orders';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { productNotFound } from '../products/product-message.ts';
import { findProduct } from '../products/product-store.ts';
import type { Order } from './order.ts';
import { updateOrder } from './order-store.ts';
import { priceChanged } from './place-order.ts';

/** Extends the expiry of a locked unpaid order, so that it stays payable while the buyer is on the payment page. */
export const extendUnpaidOrder = async (
  tx: Tx,
  { clock, orderLifetime }: Pick<Deps, 'clock' | 'orderLifetime'>,
  order: Order,
  expectedTotal: bigint,
): Promise<Order> => {
  if (order.state !== 'pending' || order.underReview) {
    throw domainError.precondition('order-ended', 'This order can no longer be paid. Please order again.');
  }
  if (order.total !== expectedTotal) {
    const product = await findProduct(tx, order.productId);
    throw product ? priceChanged(product) : productNotFound();
  }
  const extended = { ...order, expiresAt: new Date(clock().getTime() + orderLifetime) };
  await updateOrder(tx, extended);
  return extended;
};

/** Opens a session at the payment gateway through commerce, and returns the URL of its page. */
export const startCharge = async (
  { commerce }: Pick<Deps, 'commerce'>,
  order: Order,
  { customer, method, idempotencyKey }: StartStorePaymentRequest,
): Promise<string> => {
  const { gatewayPageUrl } = await commerce.startCharge({
    reference: order.id,
    payerId: order.buyerId,
    amountPoisha: order.total,
    productName: order.productName.en,
    productNameBn: order.productName.bn,
    quantity: order.quantity,
    customer,
    method,
    idempotencyKey,
  });
  return gatewayPageUrl;
};
