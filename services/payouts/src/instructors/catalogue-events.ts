import { defineTopic } from '@sargam/chassis/events';
import type { Tx } from '@sargam/chassis/sql';
import { CourseEvent, InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import type { Tables } from '../database.ts';
import { shareOpenEarnings } from '../earnings/earning-store.ts';

export const courseEvents = defineTopic('catalogue.courses.v1', CourseEvent);
export const instructorEvents = defineTopic('catalogue.instructors.v1', InstructorEvent);

/** Keeps the newest percentage of each instructor, and shares out what was earned before it was known here. */
export const rememberInstructor = async ({ event }: InstructorEvent, tx: Tx<Tables>): Promise<void> => {
  const instructor = event?.value.instructor;
  if (!event || !instructor) return;
  const row = {
    id: instructor.id,
    share_percent: instructor.sharePercent,
    version: BigInt(event.value.version),
  };
  await tx
    .insertInto('instructors')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('instructors.version', '<', row.version),
    )
    .execute();
  await shareOpenEarnings(tx, instructor.id);
};

/** Keeps what the children of a bundle cost, and whose they are. */
export const rememberCourse = async ({ event }: CourseEvent, tx: Tx<Tables>): Promise<void> => {
  const course = event?.value.course;
  if (!course?.summary) return;
  const { id, instructorId, title, standard } = course.summary;
  const row = {
    id,
    instructor_id: instructorId,
    title: JSON.stringify({ en: title?.en ?? '', bn: title?.bn ?? '' }),
    price: standard?.pricePoisha ?? 0n,
    version: BigInt(course.version),
  };
  await tx
    .insertInto('courses')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(row).where('courses.version', '<', row.version),
    )
    .execute();
};
