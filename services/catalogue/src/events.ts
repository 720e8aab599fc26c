import { defineTopic, publishes, subscribes } from '@sargam/chassis/kafka';
import { CourseEvent, InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';

const courses = defineTopic('catalogue.courses.v1', CourseEvent);
const instructors = defineTopic('catalogue.instructors.v1', InstructorEvent);

export const courseEvents = publishes(courses, 'course', {
  changed: 'the whole course as it is now, with its version',
});
export const instructorEvents = publishes(instructors, 'instructor', {
  changed: 'the whole instructor as they are now, with their version',
});

export const ownCourseEvents = subscribes(courses, { changed: 'its shelf shows the course as it is now' });
export const ownInstructorEvents = subscribes(instructors, {
  changed: 'its shelf shows the instructor as they are now',
});

export const orderEvents = subscribes(defineTopic('commerce.orders.v1', OrderEvent), {
  paid: 'what was sold is counted',
  refunded: 'once all of an order went back, it counts no more',
});
