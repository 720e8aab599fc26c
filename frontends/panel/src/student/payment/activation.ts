import type { ApiSchemas } from '@sargam/kit';
import { DAY_MS } from '@sargam/kit/format';

type Order = Pick<ApiSchemas['PlacedOrder'], 'paid' | 'paidAt' | 'state' | 'courses'>;
type Course = Pick<ApiSchemas['ClassroomCourse'], '_id' | 'tier' | 'endsAt'>;

// The clocks of two services may be apart; waiting for nothing would be worse than a moment too short.
const CLOCK_SKEW_MS = DAY_MS;
const endedStates = new Set<ApiSchemas['OrderState']>(['failed', 'cancelled', 'expired', 'refunded']);

/** Nothing will arrive for an order that came to nothing. */
export const hasEndedUnpaid = ({ state }: Order): boolean => endedStates.has(state);

/**
 * Whether learning has heard of a paid order: each course is in the classroom until at least the payment plus the days
 * bought (decision C2; a course that was extended is there before, with an earlier end). An upgrade counts from when
 * the tier it replaces began: its tier says that it is there. A bundle is not in the classroom itself, its courses are:
 * any that the payment opened stands for it.
 */
export const isActivated = (order: Order, classroom: readonly Course[]): boolean => {
  if (!order.paid || !order.paidAt) return false;
  const paidAt = Date.parse(order.paidAt);
  return order.courses.every(({ _id, tier, kind, validity }) => {
    const reaches = (course: Course): boolean =>
      kind === 'upgrade'
        ? course.tier === tier
        : Date.parse(course.endsAt) >= paidAt + validity * DAY_MS - CLOCK_SKEW_MS;
    const own = classroom.find((course) => course._id === _id);
    return own ? reaches(own) : classroom.some((course) => reaches(course) && isBundled(order, course));
  });
};

const isBundled = (order: Order, course: Course): boolean =>
  !order.courses.some(({ _id }) => _id === course._id);
