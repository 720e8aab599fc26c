import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import type { Tables } from '../database.ts';

export const courseEvents = subscribes(defineTopic('catalogue.courses.v1', CourseEvent), {
  changed: 'saves the instructor of the course, who may watch every lesson, and whether it is a bundle',
});

/** Saves what learning needs to know of a course. An event with an older version changes nothing. */
export const courseHandlers: HandlersOf<typeof courseEvents, Tx<Tables>> = {
  changed: async ({ course }, _, tx) => {
    if (!course?.summary) return;
    const row = {
      id: course.summary.id,
      instructor_id: course.summary.instructorId,
      is_bundle: course.summary.bundleCourseIds.length > 0,
      version: BigInt(course.version),
    };
    await tx
      .insertInto('courses')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('courses.version', '<', row.version),
      )
      .execute();
  },
};
