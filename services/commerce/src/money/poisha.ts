/** Money: a whole number of poisha, 100 to the taka (decision M1). */
export type Poisha = bigint;

export const sum = (amounts: Iterable<Poisha>): Poisha => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
};

export const min = (a: Poisha, b: Poisha): Poisha => (a < b ? a : b);
