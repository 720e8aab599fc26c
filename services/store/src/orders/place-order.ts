import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';

import { Product as ProductMessage } from '@sargam/proto/store/v1/store';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { OrderId } from '../ids.ts';
import type { Product, ProductId } from '../products/product.ts';
import { productNotFound, toProductMessage } from '../products/product-message.ts';
import { findProductOnSale } from '../products/product-store.ts';
import type { Order, OrderForm } from './order.ts';
import { appendHistory, insertOrder } from './order-store.ts';

interface PlaceOrder {
  readonly form: OrderForm;
  readonly productId: ProductId;
  /** The total on the buyer's screen, only for comparison (decision M4). */
  readonly expectedTotal: bigint;
}

/** Creates the order at the product's price, in the caller's transaction. */
export const placeOrder = async (
  tx: Tx,
  { clock, orderLifetime }: Pick<Deps, 'clock' | 'orderLifetime'>,
  { form, productId, expectedTotal }: PlaceOrder,
): Promise<Order> => {
  const now = clock();
  const product = await findProductOnSale(tx, productId);
  if (!product) throw productNotFound();
  const order = createOrder(form, product, now, orderLifetime);
  if (order.total !== expectedTotal) throw priceChanged(product);
  await insertOrder(tx, order);
  await appendHistory(tx, order, { action: 'place', actor: order.buyerId, reason: 'Checkout', at: now });
  return order;
};

const createOrder = (form: OrderForm, product: Product, now: Date, lifetime: number): Order => ({
  ...form,
  id: newId(now) as OrderId,
  productId: product.id,
  productName: product.name,
  price: product.price,
  value: product.value,
  validityDays: product.validityDays,
  total: product.price * BigInt(form.quantity),
  state: 'pending',
  underReview: false,
  payment: undefined,
  received: 0n,
  invoiceNumber: '',
  createdAt: now,
  expiresAt: new Date(now.getTime() + lifetime),
  paidAt: undefined,
  deliveredAt: undefined,
  refundId: '',
  creditNoteNumber: '',
});

/** The error contains the current product, without its description, because gRPC headers limit the size of an error. */
export const priceChanged = (product: Product) =>
  domainError.conflict('price-changed', 'The price has changed. Please check the new total and try again.', {
    product: JSON.stringify(ProductMessage.toJSON({ ...toProductMessage(product), description: undefined })),
  });
