import { PaymentMethod } from '@sargam/proto/commerce/v1/payment';

/** `multi_card_name` by payment method: a comma-separated list of at most 30 characters (docs/payment-gateway.md, section 2). */
const cardNames: Readonly<Record<PaymentMethod, string>> = {
  [PaymentMethod.PAYMENT_METHOD_UNSPECIFIED]: '',
  [PaymentMethod.PAYMENT_METHOD_BKASH]: 'bkash',
  // The gateway publishes no name for Nagad. `mobilebank` shows all mobile accounts, Nagad included.
  [PaymentMethod.PAYMENT_METHOD_NAGAD]: 'mobilebank',
  // Rocket is the mobile banking of Dutch-Bangla Bank.
  [PaymentMethod.PAYMENT_METHOD_ROCKET]: 'dbblmobilebanking',
  [PaymentMethod.PAYMENT_METHOD_CARD]: 'visacard,mastercard,amexcard',
  [PaymentMethod.PAYMENT_METHOD_BANK]: 'internetbank',
  [PaymentMethod.UNRECOGNIZED]: '',
};

/** No field shows every payment method. */
export const methodFields = (method: PaymentMethod): { readonly multi_card_name?: string } =>
  cardNames[method] === '' ? {} : { multi_card_name: cardNames[method] };
