import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { Order } from '@sargam/proto/commerce/v1/commerce';
import type { Tables } from '../database.ts';
import { wholeOf } from './access.ts';
import { announceEnrolled, announceShortened } from './enrolment-events.ts';
import { type EnrolmentRow, enrolmentIn, saveEnrolment } from './enrolment-store.ts';
import { type Grant, grantsOf } from './grant.ts';
import { grantsIn, insertGrant, lockAccess, revokeGrant } from './grant-store.ts';

/** Enrols the buyer in every course of a paid order. One that is known changes nothing, even if it was given back. */
export const enrol = (tx: Tx<Tables>, order: Order, now: Date): Promise<void> =>
  eachGrant(tx, order, now, async (grant) => {
    if (!(await insertGrant(tx, grant))) return;
    const enrolment = await foldEnrolment(tx, grant);
    if (enrolment) await announceEnrolled(tx, enrolment, now);
  });

/** Takes back the access of an order of which nothing is left. What it gave is remembered even if it never came. */
export const endAccess = (tx: Tx<Tables>, order: Order, now: Date): Promise<void> =>
  eachGrant(tx, order, now, async (grant) => {
    await insertGrant(tx, grant);
    if (!(await revokeGrant(tx, grant, now))) return;
    const enrolment = await foldEnrolment(tx, grant);
    if (enrolment) await announceShortened(tx, enrolment, order.id, now);
  });

/** In the order of the courses: two orders of a student would else lock them crosswise. */
const eachGrant = async (
  tx: Tx<Tables>,
  order: Order,
  now: Date,
  work: (grant: Grant) => Promise<void>,
): Promise<void> => {
  const grants = [...grantsOf(order, now)].sort((one, other) => (one.courseId < other.courseId ? -1 : 1));
  for (const grant of grants) {
    await lockAccess(tx, grant.studentId, grant.courseId);
    await work(grant);
  }
};

/** Makes the enrolment again from all grants; undefined for somebody who never had access. Progress is not touched. */
const foldEnrolment = async (
  tx: Tx<Tables>,
  { studentId, courseId }: Grant,
): Promise<EnrolmentRow | undefined> => {
  const grants = await grantsIn(tx, studentId, [courseId]);
  const current = await enrolmentIn(tx, studentId, courseId);
  const whole = wholeOf(grants);
  if (!whole || (!current && grants.every((grant) => grant.revokedAt))) return undefined;
  const enrolment: EnrolmentRow = {
    id: current?.id ?? newId(),
    student_id: studentId,
    course_id: courseId,
    tier: whole.tier,
    order_id: whole.orderId,
    started_at: whole.startsAt,
    ends_at: whole.endsAt,
  };
  await saveEnrolment(tx, enrolment);
  return enrolment;
};
