import type { AccessPeriod } from './access-period.ts';
import type { EnrolmentRow } from './enrolment-store.ts';

/**
 * The enrolment with the access that commerce decided. After a refund of every order the access has no period: the row
 * keeps its values and ends at the refund, or at its own end if that is earlier.
 */
export const applyAccess = <Row extends EnrolmentRow>(
  row: Row,
  periods: readonly AccessPeriod[],
  refundedAt: Date | null,
): Row => {
  const [first, last] = [periods[0], periods.at(-1)];
  if (first && last) {
    const { tier, orderId, endsAt } = last;
    return { ...row, tier, order_id: orderId, started_at: first.startsAt, ends_at: endsAt };
  }
  return refundedAt && refundedAt < row.ends_at ? { ...row, ends_at: refundedAt } : row;
};
