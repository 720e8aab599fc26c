import type { ApiSchemas } from '@sargam/kit';
import { DAY_MS } from '@sargam/kit/format';

type Order = Pick<ApiSchemas['PlacedOrder'], 'paid' | 'paidAt' | 'state' | 'courses'>;
type Course = Pick<ApiSchemas['ClassroomCourse'], '_id' | 'tier' | 'endsAt'>;

// Tolerance for different clocks of two services. Too much tolerance only ends the waiting early.
const CLOCK_SKEW_MS = DAY_MS;
const endedStates = new Set<ApiSchemas['OrderState']>(['failed', 'cancelled', 'expired', 'refunded']);

/** The order ended without a payment, or was refunded. No activation follows. */
export const hasEndedUnpaid = ({ state }: Order): boolean => endedStates.has(state);

/**
 * Whether the learning service has activated a paid order. A course is active if its access ends at least the bought days
 * after the payment (decision C2): an extended course is in the classroom before, with an earlier end. For an upgrade the
 * tier is compared, because its access counts from the start of the old tier. For a bundle, one of its courses is enough.
 */
export const isActivated = (order: Order, classroom: readonly Course[]): boolean => {
  if (!order.paid || !order.paidAt) return false;
  const paidAt = Date.parse(order.paidAt);
  return order.courses.every(({ _id, tier, kind, validity, bundleCourses }) => {
    const isActive = (course: Course): boolean =>
      kind === 'upgrade'
        ? course.tier === tier
        : Date.parse(course.endsAt) >= paidAt + validity * DAY_MS - CLOCK_SKEW_MS;
    const ids = bundleCourses.length > 0 ? bundleCourses : [_id];
    return classroom.some((course) => ids.includes(course._id) && isActive(course));
  });
};
