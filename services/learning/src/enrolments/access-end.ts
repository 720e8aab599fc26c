const dayMs = 86_400_000;
/** Dhaka is six hours ahead of UTC all year. */
const dhakaAheadMs = 6 * 3_600_000;

/** 23:59:59 in Dhaka on the day that the instant falls on there. */
export const endOfDhakaDay = (instant: Date): Date => {
  const days = Math.floor((instant.getTime() + dhakaAheadMs) / dayMs);
  return new Date((days + 1) * dayMs - dhakaAheadMs - 1000);
};

/**
 * When access ends (decision C2): the days of validity after the payment, to the end of that day in Dhaka.
 * Buying again while access lasts extends it from its end.
 */
export const accessEnd = (paidAt: Date, validityDays: number, currentEnd: Date | undefined): Date => {
  const from = currentEnd && currentEnd > paidAt ? currentEnd : paidAt;
  return endOfDhakaDay(new Date(from.getTime() + validityDays * dayMs));
};
