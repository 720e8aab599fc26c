/** One version of what was agreed or asked for, and since when it holds. */
export interface Term {
  readonly version: bigint;
  readonly since: Date;
}

/**
 * The term that a sale goes by: the newest that held at its moment. A sale from before the first (taken over from an
 * earlier system, or made while this one was not heard of yet) goes by the first. Terms come in the order of their
 * versions; undefined while there is none.
 */
export const termAt = <T extends Term>(terms: readonly T[], moment: Date): T | undefined =>
  terms.findLast(({ since }) => since <= moment) ?? terms[0];
