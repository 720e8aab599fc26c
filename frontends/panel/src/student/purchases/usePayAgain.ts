import { api, call, paymentFormOf, useUser, type Wire } from '@sargam/kit';
import { usePaymentPage } from '../../shared/usePaymentPage.ts';

/** Opens the payment page once more for an order that is still open. */
export const usePayAgain = (order: Wire['Purchase']) => {
  const user = useUser();
  return usePaymentPage(async () => {
    const path = { id: user?.id ?? '' };
    const buyer = await call(api.GET('/user/{id}', { params: { path } }));
    return call(api.POST('/cart/ssl/', { body: paymentFormOf(order, buyer) }));
  }, '/order/');
};
