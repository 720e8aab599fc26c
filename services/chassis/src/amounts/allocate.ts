/**
 * Splits a whole into parts in proportion to the weights; the parts always add up to the whole. What whole-number
 * division leaves over goes, one unit each, to the parts that lost most by rounding down, the earlier first.
 * Weights are not negative; if all are zero, they count as equal. A negative whole is split like its opposite.
 */
export const allocate = (whole: bigint, weights: readonly bigint[]): bigint[] => {
  if (whole < 0n) return allocate(-whole, weights).map((part) => -part);
  if (whole === 0n) return weights.map(() => 0n);
  if (weights.length === 0) throw new RangeError(`${whole} cannot be split over nothing`);
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum === 0n)
    return allocate(
      whole,
      weights.map(() => 1n),
    );
  const shares = weights.map((weight) => share(whole * weight, sum));
  const parts = shares.map(({ part }) => part);
  const left = whole - parts.reduce((total, part) => total + part, 0n);
  if (left === 0n) return parts;
  const losers = shares
    .map(({ lost }, index) => ({ index, lost }))
    .sort((one, other) =>
      one.lost === other.lost ? one.index - other.index : one.lost < other.lost ? 1 : -1,
    )
    .slice(0, Number(left));
  for (const { index } of losers) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
};

const share = (product: bigint, sum: bigint): { readonly part: bigint; readonly lost: bigint } => {
  const part = product / sum;
  return { part, lost: product - part * sum };
};

/** A percentage of a whole, rounded half up. Not negative, and never more than the whole for up to 100 percent. */
export const percentOf = (whole: bigint, percent: number): bigint =>
  (whole * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n;
