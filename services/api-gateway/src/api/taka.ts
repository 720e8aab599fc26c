import { z } from 'zod';

/** Converts poisha to taka: the double nearest to the exact value, so that it prints with two decimals at most. */
export const toTaka = (poisha: bigint): number => {
  const whole = Number(poisha);
  if (!Number.isSafeInteger(whole)) throw new RangeError(`${poisha} poisha do not fit a number on the wire`);
  return whole / 100;
};

const decimals = /^(-?)(\d{1,12})(?:\.(\d{1,2})0*)?$/;

/** Converts taka to poisha; undefined if the input is not an amount with at most two decimals. */
export const toPoisha = (taka: number | string): bigint | undefined => {
  const [, sign, whole, fraction = ''] = decimals.exec(String(taka).trim()) ?? [];
  if (whole === undefined) return undefined;
  const poisha = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
  return sign ? -poisha : poisha;
};

/** An amount in taka in a request, as a number or as form text; parsed to poisha. */
export const amountField = (message = 'not an amount in taka') =>
  z.union([z.number(), z.string().max(40)], message).transform((taka, context) => {
    const poisha = toPoisha(taka);
    if (poisha !== undefined && poisha >= 0n) return poisha;
    context.issues.push({ code: 'custom', message, input: taka });
    return z.NEVER;
  });
