import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import type { Deps } from '../deps.ts';
import { changesAskedMail, coursePublishedMail } from '../mails/templates/sent-course.ts';
import type { CourseStore } from './course-store.ts';
import { mailInstructor } from './mail-instructor.ts';

export const courseEvents = subscribes(defineTopic('catalogue.courses.v1', CourseEvent), {
  changed: 'saves the title of the course, and whether it is sold',
  changesAsked: 'mails the instructor of a sent course what an admin asks for',
  sentCoursePublished: 'mails the instructor that the sent course is published',
});

/** Saves what mails need to know of a course. Safe to repeat for one event. */
export const courseEventHandlers = (deps: Deps, courses: CourseStore): HandlersOf<typeof courseEvents> => ({
  changed: async ({ course }) => {
    const summary = course?.summary;
    if (!summary) return;
    const { id, title = { en: '', bn: '' }, published } = summary;
    await courses.save({ _id: id, title, published, version: course.version });
  },
  changesAsked: mailInstructor(deps, 'course-changes', changesAskedMail),
  sentCoursePublished: mailInstructor(deps, 'course-published', coursePublishedMail),
});
