import { defineTopic, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import type { Tables } from '../database.ts';

export const courseEvents = subscribes(defineTopic('catalogue.courses.v1', CourseEvent), {
  changed: 'whose course it is is known: its instructor may watch every lesson',
});

/** Keeps whose course it is: its instructor may watch every lesson of it. The newest version wins. */
export const rememberCourse = async ({ event }: CourseEvent, tx: Tx<Tables>): Promise<void> => {
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
