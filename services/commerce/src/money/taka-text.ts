import type { Poisha } from './poisha.ts';

/** Formats taka as the payment gateway does: `125050n` is `1250.50`. */
export const formatTaka = (amount: Poisha): string =>
  `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

const parts = (text: string) => /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text);

/**
 * Parses `20`, `19.5` or `10.00` exactly; undefined for a fraction of a poisha or for a text that is not a number.
 */
export const parseTaka = (text: string): Poisha | undefined => {
  const [, taka, fraction = ''] = parts(text) ?? [];
  if (taka === undefined || /[^0]/.test(fraction.slice(2))) return undefined;
  return BigInt(taka) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'));
};

/** As `parseTaka`, but rounds a fraction of a poisha half up: the gateway reports net amounts such as 1224.585. */
export const parseTakaRounded = (text: string): Poisha | undefined => {
  const [, taka, fraction = ''] = parts(text) ?? [];
  if (taka === undefined) return undefined;
  return (BigInt(taka) * 1_000_000n + BigInt(fraction.padEnd(6, '0')) + 5_000n) / 10_000n;
};
