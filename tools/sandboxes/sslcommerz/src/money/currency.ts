import type { Poisha } from './amount.ts';

/** Taka for one unit, times 10,000. The rates are fixed, so that tests are repeatable. */
const rates = { BDT: 10_000n, USD: 1_200_000n, EUR: 1_300_000n, GBP: 1_500_000n, INR: 14_000n } as const;

export type Currency = keyof typeof rates;

export const isCurrency = (text: string): text is Currency => Object.hasOwn(rates, text);

export const toTaka = (amount: bigint, currency: Currency): Poisha =>
  (amount * rates[currency] + 5_000n) / 10_000n;

/** `120.0000`, the gateway's format of a rate. */
export const formatRate = (currency: Currency): string => {
  const rate = rates[currency];
  return `${rate / 10_000n}.${(rate % 10_000n).toString().padStart(4, '0')}`;
};
