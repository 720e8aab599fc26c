/** The value that is nearest to `to`; undefined without values. */
export const nearest = (values: readonly number[], to: number): number | undefined =>
  values.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0];
