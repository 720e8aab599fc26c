import fc from 'fast-check';
import { type Loop, moveLoopPoint, SHORTEST_LOOP_S, setLoopEnd, setLoopStart } from './loop.ts';

const duration = fc.double({ min: SHORTEST_LOOP_S + 0.2, max: 7_200, noNaN: true });
const at = fc.double({ min: -10, max: 8_000, noNaN: true });

const expectValid = (loop: Loop | undefined, length: number): void => {
  if (!loop) throw new Error('There is no loop.');
  expect(loop.start).toBeGreaterThanOrEqual(0);
  expect(loop.end).toBeLessThanOrEqual(length + 1e-6);
  expect(loop.end - loop.start).toBeGreaterThanOrEqual(SHORTEST_LOOP_S - 1e-6);
  for (const point of [loop.start, loop.end]) expect(Math.round(point * 10) / 10).toBe(point);
};

it('a loop is within the video, never too short, and in whole tenths', () => {
  fc.assert(
    fc.property(
      duration,
      fc.array(fc.tuple(fc.constantFrom('A', 'B', 'start', 'end'), at)),
      (length, steps) => {
        let loop: Loop | undefined;
        for (const [step, seconds] of steps) {
          if (step === 'A') loop = setLoopStart(loop, seconds, length);
          else if (step === 'B') loop = setLoopEnd(loop, seconds, length);
          else if (loop) loop = moveLoopPoint(loop, step as 'start' | 'end', seconds, length);
          if (loop) expectValid(loop, length);
        }
      },
    ),
  );
});

it.each([
  ['A without a loop', setLoopStart(undefined, 4.26, 30.37), { start: 4.3, end: 30.3 }],
  ['B without a loop', setLoopEnd(undefined, 4.26, 30.37), { start: 0, end: 4.3 }],
  ['A within a loop', setLoopStart({ start: 2, end: 9 }, 3, 30), { start: 3, end: 9 }],
  ['A after a loop', setLoopStart({ start: 2, end: 9 }, 12, 30), { start: 12, end: 29.9 }],
  ['B before a loop', setLoopEnd({ start: 5, end: 9 }, 3, 30), { start: 0, end: 3 }],
  ['A at the end of the video', setLoopStart(undefined, 30, 30), { start: 29.4, end: 29.9 }],
  ['a video that is too short', setLoopStart(undefined, 0, 0.3), undefined],
])('%s', (_, loop, expected) => expect(loop).toEqual(expected));

it('a moved point does not move the other one', () => {
  fc.assert(
    fc.property(at, (seconds) => {
      const loop = { start: 5, end: 9 };
      expect(moveLoopPoint(loop, 'start', seconds, 30).end).toBe(9);
      expect(moveLoopPoint(loop, 'end', seconds, 30).start).toBe(5);
    }),
  );
});
