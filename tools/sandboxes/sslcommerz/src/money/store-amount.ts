import type { Poisha } from './amount.ts';

/** The gateway's fee in permille: 35 for AMEX, 25 for other methods. */
const feePermille = (cardType: string): bigint => (cardType.startsWith('AMEX') ? 35n : 25n);

/** The amount less the gateway's fee, rounded half up to a poisha. */
export const storeAmount = (amount: Poisha, cardType: string): Poisha =>
  (amount * (1000n - feePermille(cardType)) + 500n) / 1000n;
