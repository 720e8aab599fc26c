/**
 * Allocates a whole in proportion to the weights (largest remainder method); the parts always add up to the whole. Each
 * unit left by the integer division goes to the part with the next largest remainder, the earlier part first. Weights are
 * not negative; if all are zero, they count as equal. A negative whole is split like its opposite.
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
  const unallocated = whole - parts.reduce((total, part) => total + part, 0n);
  if (unallocated === 0n) return parts;
  const byRemainder = shares
    .map(({ remainder }, index) => ({ index, remainder }))
    .sort((one, other) =>
      one.remainder === other.remainder ? one.index - other.index : one.remainder < other.remainder ? 1 : -1,
    )
    .slice(0, Number(unallocated));
  for (const { index } of byRemainder) parts[index] = (parts[index] ?? 0n) + 1n;
  return parts;
};

const share = (product: bigint, sum: bigint): { readonly part: bigint; readonly remainder: bigint } => {
  const part = product / sum;
  return { part, remainder: product - part * sum };
};

/** A percentage of a whole, rounded half up. For 0 to 100 percent the result is from 0 to the whole. */
export const percentOf = (whole: bigint, percent: number): bigint =>
  (whole * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n;
