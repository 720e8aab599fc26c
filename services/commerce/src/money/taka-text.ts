import type { Poisha } from './poisha.ts';

/** `125050n` → `1250.50`, as the payment gateway writes money. */
export const formatTaka = (amount: Poisha): string =>
  `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;

const parts = (text: string) => /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(text);

/** Exactly the money that a text such as `20`, `19.5` or `10.00` says; undefined for a fraction of a poisha or no number. */
export const parseTaka = (text: string): Poisha | undefined => {
  const [, taka, fraction = ''] = parts(text) ?? [];
  if (taka === undefined || /[^0]/.test(fraction.slice(2))) return undefined;
  return BigInt(taka) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'));
};

/** As `readTaka`, but a fraction of a poisha is rounded half up: the gateway reports a net such as 1224.585. */
export const parseTakaRounded = (text: string): Poisha | undefined => {
  const [, taka, fraction = ''] = parts(text) ?? [];
  if (taka === undefined) return undefined;
  return (BigInt(taka) * 1_000_000n + BigInt(fraction.padEnd(6, '0')) + 5_000n) / 10_000n;
};
