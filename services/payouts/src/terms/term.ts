/** One version of an instructor's percentage or of a course's price, and the time from which it is valid. */
export interface Term {
  readonly version: bigint;
  readonly valid_from: Date;
}

/**
 * The term of a sale: the newest one that was valid at `moment`. A sale from before the first term uses the first: it was
 * imported from an earlier system, or the event of the term arrived late. `terms` are in the order of their versions.
 */
export const findTermAt = <T extends Term>(terms: readonly T[], moment: Date): T | undefined =>
  terms.findLast(({ valid_from }) => valid_from <= moment) ?? terms[0];
