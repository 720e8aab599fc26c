import { createPracticeSession } from './practice-session.ts';

const start = () => {
  let day = '2026-11-24';
  let ids = 0;
  const session = createPracticeSession({ createId: () => `s${++ids}`, today: () => day });
  return { session, setDay: (next: string): void => void (day = next) };
};
const loop = { start: 1, end: 3 };

it('seconds are added, and rounds are counted by loop and speed', () => {
  const { session } = start();
  session.addSeconds(1.5);
  session.addSeconds(1.6);
  for (const speed of [0.5, 0.5, 0.75]) session.addRound(loop, speed);
  expect(session.read()).toEqual({
    id: 's1',
    seconds: 3,
    loops: [
      { ...loop, speed: 0.5, rounds: 2 },
      { ...loop, speed: 0.75, rounds: 1 },
    ],
  });
});

it('another day begins another session', () => {
  const { session, setDay } = start();
  session.addSeconds(5);
  setDay('2026-11-25');
  session.addSeconds(2);
  expect(session.read()).toEqual({ id: 's2', seconds: 2, loops: [] });
});

it('of more than 50 loops the first 50 are counted', () => {
  const { session } = start();
  for (let end = 1; end <= 60; end += 1) session.addRound({ start: 0, end }, 1);
  session.addRound({ start: 0, end: 1 }, 1);
  const { loops } = session.read();
  expect(loops).toHaveLength(50);
  expect(loops[0]?.rounds).toBe(2);
});
