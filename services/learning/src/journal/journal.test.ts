import { buildDays, type SessionRow, validatePractice } from './journal.ts';

const loop = { startTenths: 10, endTenths: 30, speedPercent: 50, rounds: 4 };
const practice = { sessionId: 's', lessonId: 'l1', seconds: 60, loops: [loop] };
const fieldsOf = (change: Partial<typeof practice>): string[] =>
  validatePractice({ ...practice, ...change }).map(({ field }) => field);

it.each([
  ['a session with a loop', {}, []],
  ['a session without an id', { sessionId: '' }, ['session']],
  ['more than a day', { seconds: 86_401 }, ['seconds']],
  ['51 loops', { loops: Array.from({ length: 51 }, () => loop) }, ['loops']],
  ['a loop without a length', { loops: [{ ...loop, endTenths: 10 }] }, ['loops']],
  ['a loop without rounds', { loops: [{ ...loop, rounds: 0 }] }, ['loops']],
  ['a speed of 300 %', { loops: [{ ...loop, speedPercent: 300 }] }, ['loops']],
])('%s', (_, change, fields) => expect(fieldsOf(change)).toEqual(fields));

const row = (day: string, lesson: string, seconds: number, loops = [loop]): SessionRow => ({
  day,
  lesson_id: lesson,
  course_id: 'c1',
  title: { en: lesson, bn: '' },
  seconds,
  loops,
});

it('sessions are added up by day and lesson, and loops by points and speed', () => {
  const faster = { ...loop, speedPercent: 75 };
  const days = buildDays([
    row('2026-11-24', 'l1', 60),
    row('2026-11-24', 'l1', 30, [loop, faster]),
    row('2026-11-24', 'l2', 10, []),
    row('2026-11-23', 'l1', 5),
  ]);
  expect(days.map(({ date, seconds }) => [date, seconds])).toEqual([
    ['2026-11-24', 100],
    ['2026-11-23', 5],
  ]);
  expect(days[0]?.lessons.map(({ lessonId, seconds }) => [lessonId, seconds])).toEqual([
    ['l1', 90],
    ['l2', 10],
  ]);
  expect(days[0]?.lessons[0]?.loops).toEqual([{ ...loop, rounds: 8 }, faster]);
});
