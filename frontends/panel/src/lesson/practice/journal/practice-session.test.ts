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
  expect(session.unsent()).toEqual([
    {
      id: 's1',
      seconds: 3,
      loops: [
        { ...loop, speed: 0.5, rounds: 2 },
        { ...loop, speed: 0.75, rounds: 1 },
      ],
    },
  ]);
});

it('totals are unsent until the server has confirmed them', () => {
  const { session } = start();
  expect(session.unsent()).toEqual([]);
  session.addSeconds(5);
  const [totals] = session.unsent();
  session.addSeconds(2);
  if (totals) session.confirm(totals);
  expect(session.unsent()).toEqual([{ id: 's1', seconds: 7, loops: [] }]);
  for (const sent of session.unsent()) session.confirm(sent);
  expect(session.unsent()).toEqual([]);
});

it('another day begins another session, and the ended one with its loops is kept until it is sent', () => {
  const { session, setDay } = start();
  session.addSeconds(5);
  session.addRound(loop, 1);
  setDay('2026-11-25');
  session.addSeconds(2);
  const ended = { id: 's1', seconds: 5, loops: [{ ...loop, speed: 1, rounds: 1 }] };
  expect(session.unsent()).toEqual([ended, { id: 's2', seconds: 2, loops: [] }]);
  session.confirm(ended);
  expect(session.unsent()).toEqual([{ id: 's2', seconds: 2, loops: [] }]);
});

it('of more than 50 loops the first 50 are counted', () => {
  const { session } = start();
  for (let end = 1; end <= 60; end += 1) session.addRound({ start: 0, end }, 1);
  session.addRound({ start: 0, end: 1 }, 1);
  session.addSeconds(1);
  const [totals] = session.unsent();
  expect(totals?.loops).toHaveLength(50);
  expect(totals?.loops[0]?.rounds).toBe(2);
});
