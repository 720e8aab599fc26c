import { newId } from '@sargam/chassis/ids';
import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { AccessEvent, type CourseAccess } from '@sargam/proto/commerce/v1/access';
import type { LearningSettings } from '../config.ts';
import type { Tables } from '../database.ts';
import { saveNewestAccess } from './access-store.ts';
import { insertNewEnrolment } from './enrolment-store.ts';

export const accessEvents = subscribes(defineTopic('commerce.access.v1', AccessEvent), {
  granted: 'saves the newest access of the student to the course, and enrols at the first',
  revoked: 'saves the newest access of the student to the course',
});

/**
 * Saves the newest access. With the source `commerce` the first access also creates the enrolment, so that access starts
 * also if the payment event is late. Only payment and refund events publish enrolment events.
 */
export const accessEventHandlers = (
  source: LearningSettings['enrolmentSource'],
): HandlersOf<typeof accessEvents, Tx<Tables>> => {
  const save = (access: CourseAccess, _: unknown, tx: Tx<Tables>) => saveAccess(tx, access, source);
  return { granted: save, revoked: save };
};

const saveAccess = async (
  tx: Tx<Tables>,
  access: CourseAccess,
  source: LearningSettings['enrolmentSource'],
): Promise<void> => {
  const { studentId, courseId, periods } = access;
  const isSaved = await saveNewestAccess(tx, access);
  const [first, last] = [periods[0], periods.at(-1)];
  if (source !== 'commerce' || !isSaved || !first?.startsAt || !last?.endsAt) return;
  await insertNewEnrolment(tx, {
    id: newId(),
    student_id: studentId,
    course_id: courseId,
    tier: last.tier,
    order_id: last.orderId,
    started_at: first.startsAt,
    ends_at: last.endsAt,
  });
};
