import { ReviewServiceDefinition } from '@sargam/proto/learning/v1/reviews';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const visitor = () => system.suite.client(ReviewServiceDefinition);
const admin = () => system.suite.as({ subject: 'admin-1', roles: ['admin'] }).client(ReviewServiceDefinition);
const praise = 'Clear steps, and after two weeks I can play along with the song.';

/** A review of a student who has watched the only lesson of the course. */
const write = async (courseId: string, studentId: string, rating: number, content: string) => {
  await system.pay(system.buildPaidOrder(`${studentId}-${courseId}`, studentId, [courseId]));
  await system.enrolled(studentId, 1);
  await system.as(studentId).savePosition({ lessonId: `${courseId}-1`, seconds: 60 });
  return system.suite
    .as({ subject: studentId, roles: ['student'] })
    .client(ReviewServiceDefinition)
    .saveReview({ courseId, rating, content });
};
const studentsOf = async (limit: number) =>
  (await visitor().listTestimonials({ limit })).reviews.map(({ studentId }) => studentId);

it('praises are the newest visible reviews with five stars and a short text, one per course', async () => {
  for (const course of ['t1', 't2', 't3']) await system.addLesson(course, `${course}-1`);
  expect(await studentsOf(3)).toEqual([]);
  await write('t1', 'a', 5, praise);
  await write('t2', 'b', 5, praise);
  await write('t1', 'c', 5, praise);
  await write('t3', 'd', 4, praise);
  await write('t3', 'e', 5, 'Very good, thank you.');
  await write('t3', 'f', 5, praise.repeat(4));
  expect(await studentsOf(3)).toEqual(['c', 'b']);
  expect(await studentsOf(1)).toEqual(['c']);

  const [newest] = (await visitor().listTestimonials({ limit: 1 })).reviews;
  await admin().hideReview({ reviewId: newest?.id ?? '', reason: 'Asked for by the student' });
  expect(await studentsOf(3)).toEqual(['b', 'a']);
});
