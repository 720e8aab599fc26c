import { defineTopic, type EventMeta, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { CourseEvent, InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import type { Tables } from '../database.ts';
import { shareEarnings } from '../earnings/share-earnings.ts';
import { saveCourseTerm, saveInstructorTerm } from './term-store.ts';

export const courseEvents = subscribes(defineTopic('catalogue.courses.v1', CourseEvent), {
  changed: 'what a bundle’s children cost, and whose they are, is known from then on',
});
export const instructorEvents = subscribes(defineTopic('catalogue.instructors.v1', InstructorEvent), {
  changed: 'their percentage holds from then on, and what was sold before it was known is shared',
});

/** Keeps each percentage of an instructor, and shares out what was sold before it was known here. */
export const rememberInstructor = async (
  { event }: InstructorEvent,
  { occurredAt: since }: EventMeta,
  tx: Tx<Tables>,
): Promise<void> => {
  const instructor = event?.value.instructor;
  if (!event || !instructor) return;
  const { id: instructor_id, sharePercent: share_percent } = instructor;
  const version = BigInt(event.value.version);
  await saveInstructorTerm(tx, { instructor_id, version, since, share_percent });
  await shareEarnings(tx, instructor_id, since);
};

/** Keeps what the children of a bundle cost, and whose they are. */
export const rememberCourse = async (
  { event }: CourseEvent,
  { occurredAt: since }: EventMeta,
  tx: Tx<Tables>,
): Promise<void> => {
  const course = event?.value.course;
  if (!course?.summary) return;
  const { id, instructorId, title, standard } = course.summary;
  await saveCourseTerm(tx, {
    course_id: id,
    version: BigInt(course.version),
    since,
    instructor_id: instructorId,
    title: JSON.stringify({ en: title?.en ?? '', bn: title?.bn ?? '' }),
    price: standard?.pricePoisha ?? 0n,
  });
};
