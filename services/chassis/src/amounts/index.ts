/**
 * Allocates a whole in proportion to the weights (largest remainder method); the parts always add up to the whole. Each
 * unit left by the integer division goes to the part with the next largest remainder, the earlier part first. Weights are
 * not negative; if all are zero, they count as equal. A negative whole is split like its opposite.
 */
export const allocate = (whole: bigint, weights: readonly bigint[]): bigint[] => {
  if (whole < 0n) return allocate(-whole, weights).map((part) => -part);
  if (whole === 0n) return weights.map(() => 0n);
  if (weights.length === 0) throw new RangeError(`${whole} cannot be split over nothing`);
  let sum = 0n;
  for (const weight of weights) sum += weight;
  if (sum === 0n)
    return allocate(
      whole,
      weights.map(() => 1n),
    );
  const parts: bigint[] = [];
  const remainders: bigint[] = [];
  let unallocated = whole;
  for (const weight of weights) {
    const product = whole * weight;
    const part = product / sum;
    parts.push(part);
    remainders.push(product - part * sum);
    unallocated -= part;
  }
  // Less than one unit per part is left, and each part gets one at most.
  for (; unallocated > 0n; unallocated--) {
    const next = indexOfLargest(remainders);
    parts[next] = (parts[next] ?? 0n) + 1n;
    remainders[next] = -1n;
  }
  return parts;
};

/** The index of the largest value, of the first one if there are several. */
const indexOfLargest = (values: readonly bigint[]): number => {
  let largest = 0;
  for (let index = 1; index < values.length; index++)
    if ((values[index] ?? 0n) > (values[largest] ?? 0n)) largest = index;
  return largest;
};

/** A percentage of a whole, rounded half up. For 0 to 100 percent the result is from 0 to the whole. */
export const percentOf = (whole: bigint, percent: number): bigint =>
  (whole * BigInt(Math.round(percent * 100)) + 5_000n) / 10_000n;
