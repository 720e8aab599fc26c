import { PaymentMethod } from '@sargam/proto/commerce/v1/payment';

/**
 * How the gateway's page is asked for one way to pay: `multi_card_name`, a comma list of at most 30 characters. Only names
 * that the gateway lists: what it does with another one is not known.
 */
const names: Readonly<Record<PaymentMethod, string>> = {
  [PaymentMethod.PAYMENT_METHOD_UNSPECIFIED]: '',
  [PaymentMethod.PAYMENT_METHOD_BKASH]: 'bkash',
  // The gateway lists no name for Nagad alone: the page shows all mobile accounts, and Nagad is among them.
  [PaymentMethod.PAYMENT_METHOD_NAGAD]: 'mobilebank',
  // Rocket is what Dutch-Bangla Bank's mobile banking is called.
  [PaymentMethod.PAYMENT_METHOD_ROCKET]: 'dbblmobilebanking',
  [PaymentMethod.PAYMENT_METHOD_CARD]: 'visacard,mastercard,amexcard',
  [PaymentMethod.PAYMENT_METHOD_BANK]: 'internetbank',
  [PaymentMethod.UNRECOGNIZED]: '',
};

/** Nothing where every way is to be shown. */
export const methodFields = (method: PaymentMethod): { readonly multi_card_name?: string } =>
  names[method] === '' ? {} : { multi_card_name: names[method] };
