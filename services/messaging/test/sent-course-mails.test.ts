import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import { courseEvents } from '../src/courses/course-events.ts';
import { addressOf, mailsTo, run } from './system/inbox.ts';
import { type MessagingSuite, publishPerson, startMessagingSuite } from './system/messaging-suite.ts';

let suite: MessagingSuite;
beforeAll(async () => {
  suite = await startMessagingSuite();
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const publishInstructor = (instructorId: string, language: string, suspended = false) =>
  publishPerson(suite, {
    id: `p-${instructorId}`,
    instructorId,
    name: 'Arif',
    email: addressOf(instructorId),
    language,
    suspended,
  });
const decide = ($case: 'changesAsked' | 'sentCoursePublished', instructorId: string, id: string) => {
  const value = {
    courseId: `c-${instructorId}`,
    instructorId,
    title: { en: 'First chords', bn: 'প্রথম কর্ড' },
    comment: $case === 'changesAsked' ? 'Say more about the strings' : '',
  };
  const event = CourseEvent.fromPartial({ event: { $case, value } });
  return suite.publish(courseEvents, value.courseId, event, { id: `${id}-${run}` });
};
const changesMails = async (instructorId: string) =>
  (await mailsTo(addressOf(instructorId))).filter(({ subject }) => subject.startsWith('Changes'));
/** The account's event is of another topic, so the first decision may come before it. */
const waitForAccount = (instructorId: string) =>
  suite.eventually(async () => {
    await decide('sentCoursePublished', instructorId, `${instructorId}-first-${Math.random()}`);
    expect((await mailsTo(addressOf(instructorId))).length).toBeGreaterThan(0);
  });

it('an instructor is mailed once what an admin asks for, in English with the comment', async () => {
  await publishInstructor('sent-en', 'en');
  await waitForAccount('sent-en');
  // The event of another decision about the course comes after both, and all have one partition.
  for (const id of ['asked', 'asked']) await decide('changesAsked', 'sent-en', id);
  await decide('changesAsked', 'sent-en', 'asked again');
  await suite.eventually(async () => expect(await changesMails('sent-en')).toHaveLength(2));
  const [mail] = await changesMails('sent-en');
  expect(mail?.subject).toBe('Changes asked for: First chords');
  for (const part of ['Hello Arif', 'Comment: Say more about the strings', '/instructorpanel?tab=0'])
    expect(mail?.text).toContain(part);
}, 30_000);

it('the mail about a published course is in Bengali for an instructor who reads Bengali', async () => {
  await publishInstructor('sent-bn', 'bn');
  await waitForAccount('sent-bn');
  const [mail] = await mailsTo(addressOf('sent-bn'));
  expect(mail?.subject).toBe('আপনার কোর্স প্রকাশিত হয়েছে: প্রথম কর্ড');
}, 30_000);
