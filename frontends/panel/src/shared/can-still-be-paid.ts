// An unpaid order holds what it takes for half an hour (decision M3); a minute less, so that the payment page opens.
const PAYABLE_MS = 29 * 60_000;

/** Whether an order that is not paid yet can still be, as it is. */
export const canStillBePaid = ({ createdAt }: { createdAt: string }, now: number): boolean =>
  now - Date.parse(createdAt) < PAYABLE_MS;
