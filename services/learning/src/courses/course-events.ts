import { defineTopic, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import type { Tables } from '../database.ts';

export const courseEvents = subscribes(defineTopic('catalogue.courses.v1', CourseEvent), {
  changed: 'saves the instructor of the course, who may watch every lesson',
});

/** Saves the instructor of a course. An event with an older version changes nothing. */
export const onCourseEvent = async ({ event }: CourseEvent, tx: Tx<Tables>): Promise<void> => {
  const course = event?.value.course;
  if (!course?.summary) return;
  const row = {
    id: course.summary.id,
    instructor_id: course.summary.instructorId,
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
