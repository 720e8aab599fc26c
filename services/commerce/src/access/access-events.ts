import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { publishEvent } from '@sargam/chassis/outbox';
import { AccessEvent } from '@sargam/proto/commerce/v1/access';
import { toTierMessage } from '../courses/course-messages.ts';
import type { OrderId } from '../ids.ts';
import type { Tx } from '../tables.ts';
import type { CourseAccess } from './access-period.ts';

export const accessEvents = publishes(defineTopic('commerce.access.v1', AccessEvent), 'student:course', {
  granted: 'a paid order gave access, lengthened it or raised its tier',
  revoked: 'a full refund ended access or shortened it',
});

/** Why access changed. */
export interface AccessChange {
  readonly kind: 'granted' | 'revoked';
  /** The order that was paid or refunded. */
  readonly orderId: OrderId;
  /** True for access that existed before it was published. Subscribers send no mail. */
  readonly isBackfilled: boolean;
}

export const publishAccess = async (
  tx: Tx,
  access: CourseAccess,
  { kind, orderId, isBackfilled }: AccessChange,
): Promise<void> => {
  const value = {
    studentId: access.studentId,
    courseId: access.courseId,
    version: access.version,
    periods: access.periods.map((period) => ({ ...period, tier: toTierMessage(period.tier) })),
    refundedAt: access.refundedAt,
    orderId,
    backfilled: isBackfilled,
  };
  await publishEvent(tx, accessEvents, `${access.studentId}:${access.courseId}`, {
    event: { $case: kind, value },
  });
};
