import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import type { Tables } from '../database.ts';
import { saveCourseTerm } from './term-store.ts';

export const courseEvents = subscribes(defineTopic('catalogue.courses.v1', CourseEvent), {
  changed: 'saves price, title and instructor of a course with the time from which they are valid',
});

export const courseHandlers: HandlersOf<typeof courseEvents, Tx<Tables>> = {
  changed: async ({ course }, { occurredAt }, tx) => {
    if (!course?.summary) return;
    const { id, instructorId, title, standard } = course.summary;
    await saveCourseTerm(tx, {
      course_id: id,
      version: BigInt(course.version),
      valid_from: occurredAt,
      instructor_id: instructorId,
      title: JSON.stringify({ en: title?.en ?? '', bn: title?.bn ?? '' }),
      price: standard?.pricePoisha ?? 0n,
    });
  },
};
