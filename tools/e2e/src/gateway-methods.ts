import type { MethodCode } from '@sargam/sslcommerz-sandbox/methods/method';
import type { PayMethod } from '@sargam/storefront/pay-methods';

export { type PayMethod, payMethods } from '@sargam/storefront/pay-methods';

export interface GatewayMethod {
  /** The methods on the gateway's page after this choice on the site, and the one that the tests choose there. */
  readonly offered: readonly MethodCode[];
  readonly chosen: MethodCode;
  /** The name in the purchase history where it is the gateway's; the other methods have a name in each language. */
  readonly gatewayName?: string;
}

export const gatewayMethods = {
  bkash: { offered: ['bkash'], chosen: 'bkash' },
  // The gateway has no parameter for Nagad alone.
  nagad: { offered: ['bkash', 'nagad', 'rocket'], chosen: 'nagad' },
  rocket: { offered: ['rocket'], chosen: 'rocket' },
  card: { offered: ['visa', 'mastercard', 'amex'], chosen: 'visa' },
  bank: { offered: ['internet'], chosen: 'internet', gatewayName: 'Mutual Trust Bank' },
} as const satisfies Record<PayMethod, GatewayMethod>;
