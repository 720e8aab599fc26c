/** Money is integer poisha (1 taka = 100 poisha). The protocol uses text with two decimals. */
export type Poisha = bigint;

/** `10`, `10.5` and `10.50` are amounts; signs, separators, exponents and a third decimal are not. */
export const parseAmount = (text: string): Poisha | undefined => {
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  return BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
};

export const formatAmount = (poisha: Poisha): string =>
  `${poisha / 100n}.${(poisha % 100n).toString().padStart(2, '0')}`;

/** Parses an amount that the sandbox formatted. Throws on any other text. */
export const parseStoredAmount = (text: string): Poisha => {
  const amount = parseAmount(text);
  if (amount === undefined) throw new Error(`not an amount: ${text}`);
  return amount;
};

/** The gateway's fee in permille: 35 for AMEX, 25 for other methods. */
const feePermille = (cardType: string): bigint => (cardType.startsWith('AMEX') ? 35n : 25n);

/** The amount less the gateway's fee, rounded half up to a poisha. */
export const storeAmount = (amount: Poisha, cardType: string): Poisha =>
  (amount * (1000n - feePermille(cardType)) + 500n) / 1000n;
