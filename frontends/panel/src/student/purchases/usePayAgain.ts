import { type ApiSchemas, api, buildPaymentForm, unwrap, useUser } from '@sargam/kit';
import { usePaymentPage } from '../../shared/usePaymentPage.ts';

/** Opens the payment page once more for an order that is still open. */
export const usePayAgain = (order: ApiSchemas['Purchase']) => {
  const user = useUser();
  return usePaymentPage(async () => {
    const path = { id: user?.id ?? '' };
    const buyer = await unwrap(api.GET('/user/{id}', { params: { path } }));
    return unwrap(api.POST('/cart/ssl/', { body: buildPaymentForm(order, buyer) }));
  }, '/order/');
};
