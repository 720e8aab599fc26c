import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import { saveCourse } from '../catalogue/course-store.ts';
import type { Tables } from '../database.ts';
import { saveCourseTerm } from '../terms/term-store.ts';
import { categoriseEarnings } from './categorise-earnings.ts';

export const courseEvents = subscribes(defineTopic('catalogue.courses.v1', CourseEvent), {
  changed:
    'saves price, title, category and instructor of a course with the time from which they are valid, and categorises the sales that they apply to',
});

export const courseHandlers: HandlersOf<typeof courseEvents, Tx<Tables>> = {
  changed: async ({ course }, { occurredAt }, tx) => {
    if (!course?.summary) return;
    const { id, instructorId, title: titles, standard, category, published } = course.summary;
    const version = BigInt(course.version);
    const title = JSON.stringify({ en: titles?.en ?? '', bn: titles?.bn ?? '' });
    const isNew = await saveCourseTerm(tx, {
      course_id: id,
      version,
      valid_from: occurredAt,
      instructor_id: instructorId,
      title,
      price: standard?.pricePoisha ?? 0n,
      category,
    });
    await saveCourse(tx, { id, version, instructor_id: instructorId, title, category, published });
    if (isNew) await categoriseEarnings(tx, id, occurredAt);
  },
};
