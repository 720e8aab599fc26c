import type { Poisha } from './amount.ts';

/** What the gateway keeps, in permille: 35 for AMEX, 25 for everything else. */
const feePermille = (cardType: string): bigint => (cardType.startsWith('AMEX') ? 35n : 25n);

/** What the merchant receives: the amount less the gateway's cut, rounded half up to a poisha. */
export const storeAmount = (amount: Poisha, cardType: string): Poisha =>
  (amount * (1000n - feePermille(cardType)) + 500n) / 1000n;
