import { type ApiSchemas, api, unwrap } from '@sargam/kit';
import { useOpenPaymentPage } from '../../shared/useOpenPaymentPage.ts';

type Order = ApiSchemas['StoreOrder'];

const toPaymentForm = (order: Order): ApiSchemas['StorePaymentForm'] => ({
  amount: order.orderItem.totalPrice,
  name: order.userName,
  phone: order.userPhone,
  email: order.userEmail,
  product_name: order.orderItem.name,
  currency: 'BDT',
  cus_order_id: order._id,
});

/** Opens the payment page for an unpaid gift card order. */
export const useGiftPayment = (order: Order) =>
  useOpenPaymentPage(
    () => unwrap(api.POST('/store/payment/ssl/', { body: toPaymentForm(order) })),
    '/store/order/',
  );
