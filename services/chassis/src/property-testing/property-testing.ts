// Jest looks every global up in a sandbox, which a million cases would spend most of their time on.
const { floor, imul } = Math;
const whole = BigInt;

/** A whole number from 0 up to, not including, the limit. */
export type RandomInteger = (below: number) => number;

/** The same numbers every time (mulberry32), so that a case that fails can be found again by its number. */
export const seededRandom = (seed: number): RandomInteger => {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return floor((((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
};

/** An amount from 0 up to, not including, one of the limits: small ones show what rounding does, large ones what fits. */
export const randomAmountBelow = (draw: RandomInteger, limits: readonly number[]): bigint =>
  whole(draw(limits[draw(limits.length)] ?? 1));

/**
 * What is wrong among a million random cases, the first five by their numbers; empty where a rule holds. For rules that
 * must hold to the last unit: as many cases take a property-testing library minutes.
 */
export const findCounterexamples = (
  faultOf: (draw: RandomInteger) => string | undefined,
  { seed = 1, cases = 1_000_000 }: { readonly seed?: number; readonly cases?: number } = {},
): string[] => {
  const draw = seededRandom(seed);
  const faults: string[] = [];
  for (let number = 0; number < cases && faults.length < 5; number++) {
    const fault = faultOf(draw);
    if (fault) faults.push(`case ${number}: ${fault}`);
  }
  return faults;
};
