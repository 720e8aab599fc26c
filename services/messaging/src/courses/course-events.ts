import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import type { CourseStore } from './course-store.ts';

export const courseEvents = subscribes(defineTopic('catalogue.courses.v1', CourseEvent), {
  changed: 'saves the title of the course, and whether it is sold',
});

/** Saves what mails need to know of a course. Safe to repeat for one event. */
export const courseHandlers = (courses: CourseStore): HandlersOf<typeof courseEvents> => ({
  changed: async ({ course }) => {
    const summary = course?.summary;
    if (!summary) return;
    const { id, title = { en: '', bn: '' }, published } = summary;
    await courses.save({ _id: id, title, published, version: course.version });
  },
});
