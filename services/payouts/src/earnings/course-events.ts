import { type BulkHandlerOf, defineTopic, subscribes } from '@sargam/chassis/kafka';
import type { Tx } from '@sargam/chassis/sql';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import { saveCourses } from '../catalogue/course-store.ts';
import type { Tables } from '../database.ts';
import { saveCourseTerms } from '../terms/term-store.ts';
import { categoriseEarnings } from './categorise-earnings.ts';

export const courseEvents = subscribes(defineTopic('catalogue.courses.v1', CourseEvent), {
  changed:
    'saves price, title, category and instructor of a course with the time from which they are valid, and categorises the sales that they apply to',
});

export const handleCourseEvents: BulkHandlerOf<typeof courseEvents, Tx<Tables>> = async (events, tx) => {
  const changes = events.flatMap(({ value: { course }, meta: { occurredAt } }) => {
    if (!course?.summary) return [];
    const { id, instructorId, title, standard, category, published } = course.summary;
    return {
      id,
      course_id: id,
      version: BigInt(course.version),
      valid_from: occurredAt,
      instructor_id: instructorId,
      title: JSON.stringify({ en: title?.en ?? '', bn: title?.bn ?? '' }),
      price: standard?.pricePoisha ?? 0n,
      category,
      published,
    };
  });
  if (changes.length === 0) return;
  const [added] = await Promise.all([saveCourseTerms(tx, changes), saveCourses(tx, changes)]);
  if (added.length > 0) await categoriseEarnings(tx, added);
};
