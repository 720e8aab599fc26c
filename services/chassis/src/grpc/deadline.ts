// Kept back at each hop, so that whoever called can still say what happened before its own time is up.
const marginMs = 10;

interface Limits {
  /** What this call may take by itself. */
  readonly own: number;
  /** When whoever asked us stops waiting, in epoch milliseconds. */
  readonly deadline: number | undefined;
  readonly now: number;
}

/** Milliseconds that a call made now may take; zero or less when it is too late to make it. */
export const remainingTimeMs = ({ own, deadline, now }: Limits): number =>
  deadline === undefined ? own : Math.min(own, deadline - now - marginMs);

/** The deadline that arrived with a call, if a sane one did. */
export const parseDeadline = (timeout: string | undefined, now: number): number | undefined => {
  const left = Number(timeout ?? Number.NaN);
  return Number.isFinite(left) && left >= 0 ? now + left : undefined;
};
