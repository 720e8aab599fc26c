import { ReviewServiceDefinition } from '@sargam/proto/learning/v1/reviews';
import { ratingEvents } from '../src/reviews/rating-events.ts';
import type { TestSystem } from './test-system.ts';

export const content = 'Clear steps, and I can play along now.';

/** The calls of students, visitors and admins about the reviews of a test system. */
export const createReviewSteps = (system: TestSystem) => {
  const reviews = (subject: string, role = 'student', claims: Record<string, string> = {}) =>
    system.suite.as({ subject, roles: [role], claims }).client(ReviewServiceDefinition);
  const visitor = () => system.suite.client(ReviewServiceDefinition);
  const admin = () => reviews('admin-1', 'admin');

  const addLessons = async (courseId: string, count: number) => {
    for (let nth = 1; nth <= count; nth += 1) await system.addLesson(courseId, `${courseId}-${nth}`);
  };
  const buy = async (studentId: string, courseId: string) => {
    const order = system.buildPaidOrder(`${studentId}-${courseId}`, studentId, [courseId]);
    await system.pay(order);
    await system.enrolled(studentId, 1);
    return order;
  };
  const watch = (studentId: string, lessonId: string) =>
    system.as(studentId).savePosition({ lessonId, seconds: 60 });

  /** A student who has bought the course with one lesson and has watched it. */
  const aStudentOf = async (courseId: string, studentId = `s-${courseId}`) => {
    await addLessons(courseId, 1);
    const order = await buy(studentId, courseId);
    await watch(studentId, `${courseId}-1`);
    return { studentId, order };
  };
  const countsOf = async (courseId: string) =>
    (await visitor().listCourseReviews({ courseId })).summary?.counts;
  const ratingsOf = (courseId: string) =>
    system.suite.publishedEvents(ratingEvents).flatMap(({ event }) => {
      const value = event.event?.value;
      return value?.courseId === courseId ? [[value.version, value.reviews, value.stars].map(Number)] : [];
    });
  return { reviews, visitor, admin, addLessons, buy, watch, aStudentOf, countsOf, ratingsOf };
};
