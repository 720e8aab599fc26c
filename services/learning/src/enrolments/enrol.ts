import { newId } from '@sargam/chassis/ids';
import type { Tx } from '@sargam/chassis/sql';
import type { Order, OrderLine } from '@sargam/proto/commerce/v1/commerce';
import { Tier } from '@sargam/proto/common/v1/offer';
import type { Tables } from '../database.ts';
import { accessEnd } from './access-end.ts';
import { announceEnrolled } from './enrolment-events.ts';
import { type EnrolmentRow, insertGrant, lockEnrolment, saveEnrolment } from './enrolment-store.ts';

/** Enrols the buyer in every course of a paid order; a bundle enrols in each of its children (decision C3). */
export const enrol = async (tx: Tx<Tables>, order: Order, now: Date): Promise<void> => {
  const paidAt = order.paidAt ?? now;
  for (const line of order.lines) {
    const courses = line.bundleCourseIds.length > 0 ? line.bundleCourseIds : [line.courseId];
    for (const courseId of courses) await grant(tx, order, line, courseId, paidAt, now);
  }
};

const grant = async (
  tx: Tx<Tables>,
  order: Order,
  line: OrderLine,
  courseId: string,
  paidAt: Date,
  now: Date,
): Promise<void> => {
  const days = line.offer?.validityDays ?? 0;
  const tier = line.offer?.tier ?? Tier.TIER_STANDARD;
  const given = {
    order_id: order.id,
    course_id: courseId,
    student_id: order.studentId,
    tier,
    days,
    paid_at: paidAt,
  };
  const current = await lockEnrolment(tx, order.studentId, courseId);
  if (!(await insertGrant(tx, given))) return;
  const enrolment: EnrolmentRow = {
    id: current?.id ?? newId(),
    student_id: order.studentId,
    course_id: courseId,
    tier,
    order_id: order.id,
    started_at: current?.started_at ?? paidAt,
    ends_at: accessEnd(paidAt, days, current?.ends_at),
  };
  await saveEnrolment(tx, enrolment);
  await announceEnrolled(tx, enrolment, now);
};
