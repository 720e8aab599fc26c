import { api, call, useUser, type Wire } from '@sargam/kit';
import { usePaymentPage } from '../../shared/usePaymentPage.ts';

type Purchase = Wire['Purchase'];

const formOf = (order: Purchase, buyer: Wire['User']): Wire['PaymentForm'] => ({
  total_amount: order.amount,
  discount_amount: order.discount,
  cus_name: buyer.name,
  cus_phone: buyer.phone,
  cus_email: buyer.email,
  cus_add1: buyer.address,
  cus_city: '',
  cus_country: '',
  cus_postcode: '',
  num_of_item: order.courses.length,
  product_name: order.courses.map(({ title }) => title).join(', '),
  cart: { id: order._id },
  value_a: order.cupon !== null,
  value_b: order.cupon?.code ?? '',
  value_c: order._id,
  currency: 'BDT',
});

/** Opens the payment page once more for an order that is still open. */
export const usePayAgain = (order: Purchase) => {
  const user = useUser();
  return usePaymentPage(async () => {
    const path = { id: user?.id ?? '' };
    const buyer = await call(api.GET('/user/{id}', { params: { path } }));
    return call(api.POST('/cart/ssl/', { body: formOf(order, buyer) }));
  }, '/order/');
};
