import { defineTopic, publishes, subscribes } from '@sargam/chassis/kafka';
import { CourseEvent, InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { CourseContentsEvent, RatingEvent } from '@sargam/proto/learning/v1/events';

const courses = defineTopic('catalogue.courses.v1', CourseEvent);
const instructors = defineTopic('catalogue.instructors.v1', InstructorEvent);

export const courseEvents = publishes(courses, 'course', {
  changed: 'the current state of the course, with its version',
  changesAsked: 'an admin asks the instructor of a sent course for changes',
  sentCoursePublished: 'an admin has published a course that its instructor had sent, or its changes',
});
export const instructorEvents = publishes(instructors, 'instructor', {
  changed: 'the current state of the instructor, with the version',
});

export const ownCourseEvents = subscribes(courses, { changed: 'updates the course in the read model' });
export const ownInstructorEvents = subscribes(instructors, {
  changed: 'updates the instructor in the read model',
});

const ratings = defineTopic('learning.ratings.v1', RatingEvent);
export const ratingEvents = subscribes(ratings, { changed: 'saves the rating of the course' });
export const ratingEventsForReadModel = subscribes(ratings, {
  changed: 'updates the rating of the course in the read model',
});

export const orderEvents = subscribes(defineTopic('commerce.orders.v1', OrderEvent), {
  paid: 'counts the sold courses',
  refunded: 'uncounts the courses of a fully refunded order',
});

export const contentsEvents = subscribes(defineTopic('learning.courses.v1', CourseContentsEvent), {
  contentsChanged: 'stores the titles, number and length of the lessons, for cards and the search',
});
