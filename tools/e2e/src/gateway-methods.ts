import type { MethodCode } from '@sargam/sslcommerz-sandbox/methods/method';
import type { PayMethod } from '@sargam/storefront/pay-methods';

export { type PayMethod, payMethods } from '@sargam/storefront/pay-methods';

interface GatewayMethod {
  /** The methods on the gateway's page after this choice on the site, and the one that the tests choose there. */
  readonly offered: readonly MethodCode[];
  readonly chosen: MethodCode;
  /** The name in the purchase history, in Latin letters in both languages. */
  readonly historyName: string;
}

export const gatewayMethods = {
  bkash: { offered: ['bkash'], chosen: 'bkash', historyName: 'bKash' },
  // The gateway has no parameter for Nagad alone.
  nagad: { offered: ['bkash', 'nagad', 'rocket'], chosen: 'nagad', historyName: 'Nagad' },
  rocket: { offered: ['rocket'], chosen: 'rocket', historyName: 'Rocket' },
  card: { offered: ['visa', 'mastercard', 'amex'], chosen: 'visa', historyName: 'Visa' },
  bank: { offered: ['internet'], chosen: 'internet', historyName: 'Mutual Trust Bank' },
} as const satisfies Record<PayMethod, GatewayMethod>;
