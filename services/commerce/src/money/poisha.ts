/** Money: a whole number of poisha, 100 to the taka (decision M1). */
export type Poisha = bigint;

/** A whole percentage of a sum that is not negative, to the nearest poisha, half up. */
export const percentOf = (amount: Poisha, percent: number): Poisha => (amount * BigInt(percent) + 50n) / 100n;

export const sum = (amounts: Iterable<Poisha>): Poisha => {
  let total = 0n;
  for (const amount of amounts) total += amount;
  return total;
};

export const least = (a: Poisha, b: Poisha): Poisha => (a < b ? a : b);

/**
 * Shares a total out by weight so that the shares add up to it exactly: each gets its part rounded down, and the
 * poisha left over go to the largest remainders, the earlier first. Where the total is at most the weights' sum, no
 * share is above its weight.
 */
export const shareOut = (total: Poisha, weights: readonly Poisha[]): Poisha[] => {
  const whole = sum(weights);
  if (whole === 0n) {
    if (total !== 0n) throw new Error('nothing to share the total over');
    return weights.map(() => 0n);
  }
  const shares = weights.map((weight) => (total * weight) / whole);
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % whole }))
    .sort((a, b) => Number(b.remainder - a.remainder) || a.index - b.index);
  const left = Number(total - sum(shares));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0n) + 1n;
  return shares;
};
