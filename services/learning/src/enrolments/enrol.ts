import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { Order } from '@sargam/proto/commerce/v1/order';
import type { Tables } from '../database.ts';
import { wholeOf } from './access.ts';
import { announceEnrolled, announceShortened } from './enrolment-events.ts';
import { changeEnrolment, type EnrolmentRow, saveEnrolment } from './enrolment-store.ts';
import { type Grant, grantsOf } from './grant.ts';
import { grantsIn, insertGrant, revokeGrant } from './grant-store.ts';

/** Enrols the buyer in every course of a paid order. One that is known changes nothing, even if it was given back. */
export const enrol = (tx: Tx<Tables>, order: Order, now: Date): Promise<void> =>
  eachGrant(order, now, async (grant) => {
    const [isNew, access] = await Promise.all([insertGrant(tx, grant), foldedAccess(tx, grant)]);
    if (isNew && access) await announceEnrolled(tx, await saveEnrolment(tx, { id: newId(), ...access }), now);
  });

/** Takes back the access of an order of which nothing is left. What it gave is remembered even if it never came. */
export const endAccess = (tx: Tx<Tables>, order: Order, now: Date): Promise<void> =>
  eachGrant(order, now, async (grant) => {
    const [isRevoked, access] = await Promise.all([revokeGrant(tx, grant, now), foldedAccess(tx, grant)]);
    // Whoever was never enrolled stays so.
    const enrolment = isRevoked && access && (await changeEnrolment(tx, access));
    if (enrolment) await announceShortened(tx, enrolment, order.id, now);
  });

/** In the order of the courses: two orders of a student would else lock them crosswise. */
const eachGrant = async (order: Order, now: Date, work: (grant: Grant) => Promise<void>): Promise<void> => {
  const grants = [...grantsOf(order, now)].sort((one, other) => (one.courseId < other.courseId ? -1 : 1));
  for (const grant of grants) await work(grant);
};

/** What an enrolment says, made again from all grants. Progress is not touched. */
const foldedAccess = async (
  tx: Tx<Tables>,
  { studentId, courseId }: Grant,
): Promise<Omit<EnrolmentRow, 'id'> | undefined> => {
  const whole = wholeOf(await grantsIn(tx, studentId, [courseId]));
  return (
    whole && {
      student_id: studentId,
      course_id: courseId,
      tier: whole.tier,
      order_id: whole.orderId,
      started_at: whole.startsAt,
      ends_at: whole.endsAt,
    }
  );
};
