import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const requests = (call: string) =>
  gateway.fakes.calls.filter((made) => made.call === `journal.${call}`).map(({ request }) => request);
const put = async (path: string, json: object) =>
  gateway.call(path, { method: 'PUT', token: await gateway.tokenOf('student'), json });

it('the totals of a session are saved with tenths and percents', async () => {
  const loops = [{ start: 20.5, end: 24, speed: 0.75, rounds: 8 }];
  const totals = { lesson: 'l1', seconds: 90, loops };
  expect((await put('/learning/practice/s1', totals)).status).toBe(200);
  const loop = { startTenths: 205, endTenths: 240, speedPercent: 75, rounds: 8 };
  expect(requests('recordPractice')).toEqual([
    { sessionId: 's1', lessonId: 'l1', seconds: 90, loops: [loop] },
  ]);
  expect((await put('/learning/practice/s1', { ...totals, seconds: 86_401 })).status).toBe(400);
  expect(requests('recordPractice')).toHaveLength(1);
});

it('the journal has its days and the goal', async () => {
  const loop = { startTenths: 205, endTenths: 240, speedPercent: 75, rounds: 8 };
  const lesson = {
    lessonId: 'l1',
    courseId: 'c1',
    title: { en: 'Picking', bn: '' },
    seconds: 90,
    loops: [loop],
  };
  gateway.fakes.answer('journal.getJournal', () => ({
    days: [{ date: '2026-11-24', seconds: 90, lessons: [lesson] }],
    weeklyGoalMinutes: 60,
    shared: true,
  }));
  const { body } = await gateway.call('/learning/journal?days=7', {
    token: await gateway.tokenOf('student'),
  });
  expect(body).toEqual({
    data: [
      {
        date: '2026-11-24',
        seconds: 90,
        lessons: [
          {
            lesson: 'l1',
            course: 'c1',
            title: 'Picking',
            seconds: 90,
            loops: [{ start: 20.5, end: 24, speed: 0.75, rounds: 8 }],
          },
        ],
      },
    ],
    weeklyGoalMinutes: 60,
    shared: true,
  });
  expect(requests('getJournal')).toEqual([{ days: 7 }]);
});

it('a goal is at most 10,000 minutes', async () => {
  expect((await put('/learning/practice-goal', { minutes: 90 })).status).toBe(200);
  expect((await put('/learning/practice-goal', { minutes: 10_001 })).status).toBe(400);
  expect(requests('savePracticeGoal')).toEqual([{ weeklyGoalMinutes: 90 }]);
});

it('the journal is shared and made private again', async () => {
  for (const shared of [true, false])
    expect((await put('/learning/journal-sharing', { shared })).status).toBe(200);
  expect(requests('setJournalSharing')).toEqual([{ shared: true }, { shared: false }]);
});

it('the instructor of a course sees shared practice with first names and initials', async () => {
  const practice = { studentId: 's1', weekSeconds: 120, last28DaysSeconds: 180, lastDay: '2026-11-21' };
  gateway.fakes.answer('journal.listSharedPractice', () => ({ students: [practice] }));
  gateway.fakes.answer('people.getPublicNames', () => ({ names: { s1: 'Mitu R.' } }));
  const { body } = await gateway.call('/learning/shared-practice/c1', {
    token: await gateway.tokenOf('instructor'),
  });
  expect(body).toEqual({
    data: [{ _id: 's1', name: 'Mitu R.', weekSeconds: 120, last28DaysSeconds: 180, lastDay: '2026-11-21' }],
    total: 1,
  });
});
