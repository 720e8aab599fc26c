import fc from 'fast-check';
import { snapLoop, stepToLine } from './snap-loop.ts';

const lines = [0, 3.077, 6.154, 9.231, 12.308];

it.each([
  ['both points near lines', { start: 3.2, end: 9 }, { start: 3.077, end: 9.231 }],
  ['a loop within one bar', { start: 3.9, end: 4.4 }, { start: 3.077, end: 6.154 }],
  ['an end after the last line', { start: 0.1, end: 14 }, { start: 0, end: 12.308 }],
  ['a start after the last line', { start: 13, end: 14 }, { start: 9.231, end: 12.308 }],
])('%s', (_, loop, expected) => expect(snapLoop(loop, lines)).toEqual(expected));

it('points out of reach and loops without bar lines stay', () => {
  expect(snapLoop({ start: 3.1, end: 8 }, lines, 0.06)).toEqual({ start: 3.077, end: 8 });
  expect(snapLoop({ start: 3.1, end: 8 }, [])).toEqual({ start: 3.1, end: 8 });
});

it('a snapped loop is on bar lines, lasts, and is not changed by snapping again', () => {
  const times = fc.double({ min: 0, max: 400, noNaN: true });
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 4_000 }), { minLength: 2, maxLength: 60 }),
      times,
      fc.double({ min: 0.5, max: 100, noNaN: true }),
      (tenths, start, length) => {
        const some = tenths.toSorted((a, b) => a - b).map((tenth) => tenth / 10);
        const loop = snapLoop({ start, end: start + length }, some);
        expect(some).toContain(loop.start);
        expect(some).toContain(loop.end);
        expect(loop.end).toBeGreaterThan(loop.start);
        expect(snapLoop(loop, some)).toEqual(loop);
      },
    ),
  );
});

it('a point steps from line to line and stays before or after the other one', () => {
  const loop = { start: 3.077, end: 6.154 };
  expect(stepToLine(loop, 'end', true, lines)).toEqual({ start: 3.077, end: 9.231 });
  expect(stepToLine(loop, 'end', false, lines)).toBeUndefined();
  expect(stepToLine(loop, 'start', false, lines)).toEqual({ start: 0, end: 6.154 });
  expect(stepToLine({ start: 0, end: 12.308 }, 'end', true, lines)).toBeUndefined();
});
