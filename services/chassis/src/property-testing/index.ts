// Jest resolves every global in its sandbox; local copies save most of the time of a million cases.
const { floor, imul } = Math;
const whole = BigInt;

/** Returns a random whole number from 0 to the limit, exclusive. */
export type RandomInteger = (below: number) => number;

/** A seeded generator (mulberry32): the same numbers every time, so that a failing case can be repeated. */
export const seededRandom = (seed: number): RandomInteger => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return floor((((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
};

/** A random amount from 0 to one of the limits, exclusive: small limits test rounding, large ones overflow. */
export const randomAmountBelow = (draw: RandomInteger, limits: readonly number[]): bigint =>
  whole(draw(limits[draw(limits.length)] ?? 1));

/**
 * Tests a property with a million random cases and returns the first five counterexamples with their case numbers; empty
 * when the property holds. A property-testing library takes minutes for as many cases.
 */
export const findCounterexamples = (
  counterexampleOf: (draw: RandomInteger) => string | undefined,
  { seed = 1, cases = 1_000_000 }: { readonly seed?: number; readonly cases?: number } = {},
): string[] => {
  const draw = seededRandom(seed);
  const counterexamples: string[] = [];
  for (let number = 0; number < cases && counterexamples.length < 5; number++) {
    const counterexample = counterexampleOf(draw);
    if (counterexample) counterexamples.push(`case ${number}: ${counterexample}`);
  }
  return counterexamples;
};
