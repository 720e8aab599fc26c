import { JournalServiceDefinition } from '@sargam/proto/learning/v1/journal';
import { LessonStatus } from '@sargam/proto/learning/v1/learning';
import { startTestSystem, type TestSystem } from './test-system.ts';

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
  const goal = async () => (await journalOf('s4').getJournal({ days: 7 })).weeklyMinutes;
  expect(await goal()).toBe(0);
  for (const weeklyMinutes of [90, 120, 0]) {
    await journalOf('s4').savePracticeGoal({ weeklyMinutes });
    expect(await goal()).toBe(weeklyMinutes);
  }
  await expect(journalOf('s4').savePracticeGoal({ weeklyMinutes: 10_001 })).rejects.toMatchObject({
    code: 'goal-invalid',
  });
});

it('recording needs access to the lesson and valid totals', async () => {
  await expect(record('s5', 'one', 'paid1', 10)).rejects.toMatchObject({ code: 'not-enrolled' });
  await expect(record('s5', 'one', 'open1', 86_401)).rejects.toMatchObject({ code: 'practice-invalid' });
  expect(await read('s5')).toEqual([]);
});
