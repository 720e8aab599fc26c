import { JournalServiceDefinition } from '@sargam/proto/learning/v1/journal';
import { LessonStatus } from '@sargam/proto/learning/v1/learning';
import { courseEvents } from '../src/courses/course-events.ts';
import { buildCourseEvent, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
  await system.addLesson('c1', 'open1', LessonStatus.LESSON_STATUS_OPEN);
  await system.addLesson('c1', 'open2', LessonStatus.LESSON_STATUS_OPEN);
  await system.addLesson('c2', 'paid1');
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);
beforeEach(() => system.setClock('2026-11-21T04:30:00Z'));

const journalOf = (subject: string) =>
  system.suite.as({ subject, roles: ['student'], claims: {} }).client(JournalServiceDefinition);
const loop = { startTenths: 10, endTenths: 30, speedPercent: 50, rounds: 4 };
const record = (subject: string, sessionId: string, lessonId: string, seconds: number, loops = [loop]) =>
  journalOf(subject).recordPractice({ sessionId, lessonId, seconds, loops });
const read = async (subject: string, days = 7) => {
  const journal = await journalOf(subject).getJournal({ days });
  return journal.days.map(({ date, seconds }) => [date, seconds]);
};

it('the totals of a session replace smaller ones, so repeated and late calls change nothing', async () => {
  await Promise.all([30, 90, 60, 90].map((seconds) => record('s1', 'one', 'open1', seconds)));
  await record('s1', 'two', 'open2', 10, []);
  const { days } = await journalOf('s1').getJournal({ days: 7 });
  expect(days).toMatchObject([
    {
      date: '2026-11-21',
      seconds: 100,
      lessons: [
        { lessonId: 'open1', courseId: 'c1', title: { en: 'Lesson open1' }, seconds: 90, loops: [loop] },
        { lessonId: 'open2', seconds: 10, loops: [] },
      ],
    },
  ]);
  expect(await read('s2')).toEqual([]);
});

it('a session counts for the day in Dhaka on which it began; older days are left out', async () => {
  system.setClock('2026-11-21T17:59:00Z');
  await record('s3', 'evening', 'open1', 60);
  system.setClock('2026-11-21T18:01:00Z');
  await record('s3', 'evening', 'open1', 120);
  await record('s3', 'night', 'open1', 30);
  expect(await read('s3')).toEqual([
    ['2026-11-22', 30],
    ['2026-11-21', 120],
  ]);
  expect(await read('s3', 1)).toEqual([['2026-11-22', 30]]);
  system.setClock('2026-11-29T00:00:00Z');
  expect(await read('s3')).toEqual([]);
});

it('a goal is saved, changed and removed', async () => {
  const goal = async () => (await journalOf('s4').getJournal({ days: 7 })).weeklyGoalMinutes;
  expect(await goal()).toBe(0);
  for (const weeklyGoalMinutes of [90, 120, 0]) {
    await journalOf('s4').savePracticeGoal({ weeklyGoalMinutes });
    expect(await goal()).toBe(weeklyGoalMinutes);
  }
  await expect(journalOf('s4').savePracticeGoal({ weeklyGoalMinutes: 10_001 })).rejects.toMatchObject({
    code: 'goal-invalid',
  });
});

it('recording needs access to the lesson and valid totals', async () => {
  await expect(record('s5', 'one', 'paid1', 10)).rejects.toMatchObject({ code: 'not-enrolled' });
  await expect(record('s5', 'one', 'open1', 86_401)).rejects.toMatchObject({ code: 'practice-invalid' });
  expect(await read('s5')).toEqual([]);
});

describe('sharing', () => {
  const teacher = (instructor: string, role = 'instructor') =>
    system.suite.as({ subject: 't', roles: [role], claims: { instructor } }).client(JournalServiceDefinition);
  const shownTo = async (instructor: string, courseId = 'c9') =>
    (await teacher(instructor).listSharedPractice({ courseId })).students;
  beforeAll(async () => {
    await system.suite.publish(courseEvents, 'c9', buildCourseEvent('c9', 'mitu'));
    await system.addLesson('c9', 'of-mitu', LessonStatus.LESSON_STATUS_OPEN);
    await system.suite.eventually(() => shownTo('mitu'));
  });

  it('is off by default, shows practice in the own course only, and ends at once', async () => {
    system.setClock('2026-11-01T04:30:00Z');
    await record('sharing', 'earlier', 'of-mitu', 60);
    system.setClock('2026-11-21T04:30:00Z');
    await record('sharing', 'here', 'of-mitu', 120);
    await record('sharing', 'elsewhere', 'open1', 900);
    await record('private', 'here', 'of-mitu', 300);
    expect(await shownTo('mitu')).toEqual([]);
    expect((await journalOf('sharing').getJournal({ days: 7 })).shared).toBe(false);
    for (const _ of [1, 2]) await journalOf('sharing').setJournalSharing({ shared: true });
    expect((await journalOf('sharing').getJournal({ days: 7 })).shared).toBe(true);
    expect(await shownTo('mitu')).toEqual([
      { studentId: 'sharing', weekSeconds: 120, last28DaysSeconds: 180, lastDay: '2026-11-21' },
    ]);
    for (const _ of [1, 2]) await journalOf('sharing').setJournalSharing({ shared: false });
    expect(await shownTo('mitu')).toEqual([]);
  });

  it('is for the instructor of the course only', async () => {
    const refused = { kind: 'forbidden' };
    await expect(shownTo('sadia')).rejects.toMatchObject(refused);
    await expect(shownTo('mitu', 'unknown')).rejects.toMatchObject(refused);
    for (const role of ['admin', 'content', 'student'])
      await expect(teacher('mitu', role).listSharedPractice({ courseId: 'c9' })).rejects.toMatchObject(
        refused,
      );
  });
});
