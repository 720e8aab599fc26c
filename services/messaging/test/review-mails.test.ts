import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import { ReviewEvent } from '@sargam/proto/learning/v1/events';
import { courseEvents } from '../src/courses/course-events.ts';
import { reviewEvents } from '../src/reviews/review-events.ts';
import { addressOf, mailsTo, run } from './system/inbox.ts';
import { type MessagingSuite, publishPerson, startMessagingSuite } from './system/messaging-suite.ts';

let suite: MessagingSuite;
beforeAll(async () => {
  suite = await startMessagingSuite();
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const publishAccount = (id: string, language: string, instructorId = '', suspended = false) =>
  publishPerson(suite, { id, instructorId, name: 'Arif', email: addressOf(id), language, suspended });
const publishCourse = (id: string) => {
  const summary = { id, title: { en: 'First chords', bn: 'প্রথম কর্ড' }, published: true };
  const value = { course: { version: 1, summary } };
  return suite.publish(courseEvents, id, CourseEvent.fromPartial({ event: { $case: 'changed', value } }));
};
const publishReview = (id: string, event: Parameters<typeof ReviewEvent.fromPartial>[0]['event']) =>
  suite.publish(reviewEvents, id, ReviewEvent.fromPartial({ event }), { id: `${id}-${Math.random()}` });
const write = (instructorId: string, studentId: string) => {
  const value = {
    reviewId: 'r1',
    courseId: 'c1',
    studentId,
    instructorId,
    rating: 4,
    content: 'Clear & patient',
  };
  return publishReview(`r-${run}`, { $case: 'written', value });
};
const answer = (studentId: string) => {
  const value = { reviewId: 'r1', courseId: 'c1', studentId, answer: 'Thank you!' };
  return publishReview(`r-${run}`, { $case: 'answered', value });
};

it('a new review is mailed to the instructor once, also if the student deletes it and writes it again', async () => {
  await publishCourse('c1');
  await publishAccount('teacher', 'en', 'i-reviews');
  // The events of account and review have different topics: the review is repeated until the account has arrived.
  await suite.eventually(async () => {
    await write('i-reviews', 'student-1');
    expect((await mailsTo(addressOf('teacher'))).length).toBeGreaterThan(0);
  });
  await write('i-reviews', 'student-1');
  await write('i-reviews', 'student-2');
  await suite.eventually(async () => expect(await mailsTo(addressOf('teacher'))).toHaveLength(2));
  const [mail] = await mailsTo(addressOf('teacher'));
  expect(mail?.subject).toBe('New review: First chords');
  for (const part of ['4 of 5', 'Clear & patient', '/instructorpanel?tab=0&course=c1'])
    expect(mail?.text).toContain(part);
}, 30_000);

it('an answer is mailed to the student once in the language of the student, and not to a suspended one', async () => {
  await publishAccount('reader', 'bn');
  await publishAccount('blocked-reader', 'bn', '', true);
  // An unknown student fails the handler, which is repeated.
  await answer('blocked-reader');
  for (const _ of [1, 2]) await answer('reader');
  await suite.eventually(async () => expect(await mailsTo(addressOf('reader'))).toHaveLength(1));
  const [mail] = await mailsTo(addressOf('reader'));
  expect(mail?.subject).toBe('আপনার রিভিউয়ের উত্তর: প্রথম কর্ড');
  expect(mail?.text).toContain('উত্তর: Thank you!');
  expect(await mailsTo(addressOf('blocked-reader'))).toEqual([]);
}, 30_000);
