import type { ApiSchemas } from './client.ts';

type Order = Pick<ApiSchemas['Purchase'], '_id' | 'amount' | 'discount' | 'cupon' | 'courses'>;
type Buyer = Pick<ApiSchemas['User'], 'name' | 'phone' | 'email' | 'address'>;

/** The body that confirms an order with an amount of zero. */
export const buildFreeOrderForm = (order: Order) =>
  ({
    total_amount: order.amount,
    discount_amount: order.discount,
    cart: { id: order._id },
    value_a: order.cupon !== null,
    value_b: order.cupon?.code ?? '',
    value_c: order._id,
  }) satisfies ApiSchemas['ZeroCartForm'];

/** The order and the buyer for the payment gateway. The server ignores these amounts and uses its own. */
export const buildPaymentForm = (order: Order, buyer: Buyer): ApiSchemas['PaymentForm'] => ({
  ...buildFreeOrderForm(order),
  cus_name: buyer.name,
  cus_phone: buyer.phone,
  cus_email: buyer.email,
  cus_add1: buyer.address,
  cus_city: '',
  cus_country: '',
  cus_postcode: '',
  num_of_item: order.courses.length,
  product_name: order.courses.map(({ title }) => title).join(', '),
  currency: 'BDT',
});

/** The body that opens the payment of a gift card order. */
export const buildStorePaymentForm = (order: ApiSchemas['StoreOrder']) =>
  ({
    amount: order.orderItem.totalPrice,
    name: order.userName,
    phone: order.userPhone,
    email: order.userEmail,
    product_name: order.orderItem.name,
    currency: 'BDT',
    cus_order_id: order._id,
  }) satisfies ApiSchemas['StorePaymentForm'];
