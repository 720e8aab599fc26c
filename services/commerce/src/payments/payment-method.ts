import { PaymentMethod } from '@sargam/proto/commerce/v1/payment';

/** How the gateway's page is asked for one way to pay: `multi_card_name`, 30 characters at most. */
const names: Readonly<Record<PaymentMethod, string>> = {
  [PaymentMethod.PAYMENT_METHOD_UNSPECIFIED]: '',
  [PaymentMethod.PAYMENT_METHOD_BKASH]: 'bkash',
  [PaymentMethod.PAYMENT_METHOD_NAGAD]: 'nagad',
  // Rocket is what Dutch-Bangla Bank's mobile banking is called.
  [PaymentMethod.PAYMENT_METHOD_ROCKET]: 'dbblmobilebanking',
  [PaymentMethod.PAYMENT_METHOD_CARD]: 'visacard,mastercard,amexcard',
  [PaymentMethod.PAYMENT_METHOD_BANK]: 'internetbank',
  [PaymentMethod.UNRECOGNIZED]: '',
};

/** Nothing where every way is to be shown. */
export const cardNames = (method: PaymentMethod): { readonly multi_card_name?: string } =>
  names[method] === '' ? {} : { multi_card_name: names[method] };
