import { type ApiSchemas, api, buildPaymentForm, unwrap, useUser } from '@sargam/kit';
import { useOpenPaymentPage } from '../../shared/useOpenPaymentPage.ts';

/** Opens the payment page for an unpaid order. */
export const usePayAgain = (order: ApiSchemas['Purchase']) => {
  const user = useUser();
  return useOpenPaymentPage(async () => {
    const path = { id: user?.id ?? '' };
    const buyer = await unwrap(api.GET('/user/{id}', { params: { path } }));
    return unwrap(api.POST('/cart/ssl/', { body: buildPaymentForm(order, buyer) }));
  }, '/order/');
};
