import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { Order } from '@sargam/proto/commerce/v1/order';
import type { Tables } from '../database.ts';
import { calculateTotalAccess } from './access-period.ts';
import { publishAccessShortened, publishEnrolled } from './enrolment-events.ts';
import { type EnrolmentRow, updateEnrolment, upsertEnrolment } from './enrolment-store.ts';
import { createGrants, type Grant } from './grant.ts';
import { insertGrant, revokeGrant } from './grant-store.ts';

/** Enrols the buyer in every course of a paid order. A repeated event changes nothing, also if the order is refunded. */
export const enrolBuyer = (tx: Tx<Tables>, order: Order, now: Date): Promise<void> =>
  forEachGrant(order, now, async (grant) => {
    const { isChanged, grants } = await insertGrant(tx, grant);
    const enrolment = isChanged && toEnrolment(grant, grants);
    if (!enrolment) return;
    await publishEnrolled(tx, await upsertEnrolment(tx, { id: newId(), ...enrolment }), now);
  });

/** Revokes the access of a fully refunded order. The grants are saved as revoked also if the payment event is late. */
export const revokeAccess = (tx: Tx<Tables>, order: Order, now: Date): Promise<void> =>
  forEachGrant(order, now, async (grant) => {
    const { isChanged, grants } = await revokeGrant(tx, grant, now);
    const enrolment = isChanged && toEnrolment(grant, grants);
    // Only an existing enrolment is updated: a refund creates none.
    const updated = enrolment && (await updateEnrolment(tx, enrolment));
    if (updated) await publishAccessShortened(tx, updated, order.id, now);
  });

/** Takes the locks in the order of the course ids, which prevents a deadlock between two orders of one student. */
const forEachGrant = async (
  order: Order,
  now: Date,
  work: (grant: Grant) => Promise<void>,
): Promise<void> => {
  const grants = [...createGrants(order, now)].sort((one, other) => (one.courseId < other.courseId ? -1 : 1));
  for (const grant of grants) await work(grant);
};

/** The enrolment that follows from all grants of a student for a course. */
const toEnrolment = (
  { studentId, courseId }: Grant,
  grants: readonly Grant[],
): Omit<EnrolmentRow, 'id'> | undefined => {
  const access = calculateTotalAccess(grants);
  return (
    access && {
      student_id: studentId,
      course_id: courseId,
      tier: access.tier,
      order_id: access.orderId,
      started_at: access.startsAt,
      ends_at: access.endsAt,
    }
  );
};
