import type { PayMethod } from '../../../frontends/storefront/src/pay/pay-methods.ts';
import type { MethodCode } from '../../sandboxes/sslcommerz/src/methods/method.ts';

export { type PayMethod, payMethods } from '../../../frontends/storefront/src/pay/pay-methods.ts';

interface Way {
  /** What the gateway's page shows to somebody who chose this on ours, and which of it a story takes. */
  readonly offered: readonly MethodCode[];
  readonly taken: MethodCode;
  /** What the purchase history calls it, in Latin letters in both languages. */
  readonly called: string;
}

export const waysToPay = {
  bkash: { offered: ['bkash'], taken: 'bkash', called: 'bKash' },
  // The gateway cannot be asked for Nagad alone.
  nagad: { offered: ['bkash', 'nagad', 'rocket'], taken: 'nagad', called: 'Nagad' },
  rocket: { offered: ['rocket'], taken: 'rocket', called: 'Rocket' },
  card: { offered: ['visa', 'mastercard', 'amex'], taken: 'visa', called: 'Visa' },
  bank: { offered: ['internet'], taken: 'internet', called: 'Mutual Trust Bank' },
} as const satisfies Record<PayMethod, Way>;
