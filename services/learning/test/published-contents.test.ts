import { LessonStatus } from '@sargam/proto/learning/v1/learning';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { contentsEvents } from '../src/published-contents/contents-events.ts';
import { openSecondConnection } from './second-connection.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const editor = () => system.suite.as({ subject: 'a', roles: ['admin'] }).client(LessonServiceDefinition);

/** Waits until the newest published state of the course has these values. */
const expectContents = (courseId: string, expected: object): Promise<void> =>
  system.suite.eventually(async () => {
    const [newest] = system.suite
      .publishedEvents(contentsEvents)
      .flatMap(({ event: { event } }) => (event?.value.courseId === courseId ? [event.value] : []))
      .toSorted((one, other) => other.version - one.version);
    expect(newest).toMatchObject(expected);
  });

it('each change of a lesson publishes what the course contains', async () => {
  await system.addLesson('c1', 'free', LessonStatus.LESSON_STATUS_OPEN);
  await system.addLesson('c1', 'paid');
  await system.admin().addFreeLesson({
    courseId: 'c1',
    freeLessonId: 'f1',
    youtube: 'https://youtu.be/dQw4w9WgXcQ',
    title: { en: 'Trailer', bn: '' },
  });
  await editor().updateLesson({ lessonId: 'paid', titleEn: 'Thumb and fingers' });
  await expectContents('c1', {
    version: 4,
    lessonTitles: [{ en: 'Lesson free' }, { en: 'Thumb and fingers' }, { en: 'Trailer' }],
    freeLessonCount: 2,
    totalSeconds: 120,
    changedAt: new Date('2026-11-21T04:30:00Z'),
  });
});

it('an archived lesson is left out', async () => {
  await system.addLesson('c2', 'studied');
  await system.addLesson('c2', 'kept');
  await system.admin().savePosition({ lessonId: 'studied', seconds: 5 });
  await editor().removeLesson({ lessonId: 'studied' });
  await expectContents('c2', { lessonTitles: [{ en: 'Lesson kept' }], totalSeconds: 60 });
});

it('concurrent changes of one course get different versions, and the newest event has all of them', async () => {
  await Promise.all(['a', 'b', 'c', 'd'].map((id) => system.addLesson('c3', id)));
  await expectContents('c3', { version: 4, totalSeconds: 240 });
});

it('a course that is older than the topic is published at the next start, once', async () => {
  await system.addLesson('old', 'older');
  await expectContents('old', { version: 1 });
  const { db, close } = await openSecondConnection(system.suite);
  await db.deleteFrom('course_contents').where('course_id', '=', 'old').execute();
  await close();
  await system.suite.restart();
  await system.suite.restart();
  await system.suite.eventually(async () => {
    const published = system.suite
      .publishedEvents(contentsEvents)
      .filter(({ event: { event } }) => event?.value.courseId === 'old');
    expect(published.map(({ event: { event } }) => event?.value.version)).toEqual([1, 1]);
  });
});
