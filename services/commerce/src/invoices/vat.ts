import type { Poisha } from '../money/poisha.ts';

const whole = 10_000n;

/** The VAT in a price that includes it, rounded half up. */
export const includedVat = (price: Poisha, percent: number): Poisha => {
  const rate = BigInt(Math.round(percent * 100));
  const gross = whole + rate;
  return (price * rate * 2n + gross) / (gross * 2n);
};

/** The VAT in the next part of a price after the parts in `before`. The VAT of all parts adds up to the VAT of the price. */
export const includedVatOfPart = (part: Poisha, before: Poisha, percent: number): Poisha =>
  includedVat(before + part, percent) - includedVat(before, percent);
