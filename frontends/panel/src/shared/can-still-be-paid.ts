// An unpaid order keeps its reservations for 30 minutes (decision M3). One minute less leaves time to open the payment page.
const PAYABLE_MS = 29 * 60_000;

/** Whether an unpaid order can still be paid without ordering again. */
export const canStillBePaid = ({ createdAt }: { createdAt: string }, now: number): boolean =>
  now - Date.parse(createdAt) < PAYABLE_MS;
