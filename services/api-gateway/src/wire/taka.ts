import { z } from 'zod';

/** Poisha to taka: the double nearest to the exact two decimals, which prints as them. */
export const toTaka = (poisha: bigint): number => {
  const whole = Number(poisha);
  if (!Number.isSafeInteger(whole)) throw new RangeError(`${poisha} poisha do not fit a number on the wire`);
  return whole / 100;
};

const decimals = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/** Taka as typed or sent, to poisha; undefined for what is not an amount with at most two decimals. */
export const toPoisha = (taka: number | string): bigint | undefined => {
  const [, sign, whole, fraction = ''] = decimals.exec(String(taka).trim()) ?? [];
  if (whole === undefined) return undefined;
  const poisha = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  return sign ? -poisha : poisha;
};

/** An amount in a request: a number, or a text as forms send it; poisha inside. */
export const amountField = (message = 'not an amount in taka') =>
  z.union([z.number(), z.string()], message).transform((taka, context) => {
    const poisha = toPoisha(taka);
    if (poisha !== undefined && poisha >= 0n) return poisha;
    context.issues.push({ code: 'custom', message, input: taka });
    return z.NEVER;
  });
