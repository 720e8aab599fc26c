import { type ApiSchemas, api, buildStorePaymentForm, unwrap } from '@sargam/kit';
import { useOpenPaymentPage } from '../../shared/useOpenPaymentPage.ts';

/** Opens the payment page for an unpaid gift card order. */
export const useGiftPayment = (order: ApiSchemas['StoreOrder']) =>
  useOpenPaymentPage(
    () => unwrap(api.POST('/store/payment/ssl/', { body: buildStorePaymentForm(order) })),
    '/store/order/',
  );
