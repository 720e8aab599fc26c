import { summed } from './paints.ts';

const nothing = { first: 100, largest: 300, tasks: [], shifts: [] };

it('counts of each long task after the first paint what is over 50 ms', () => {
  const tasks = [
    { start: 20, ms: 70 },
    { start: 60, ms: 90 },
    { start: 400, ms: 250 },
  ];
  expect(summed({ ...nothing, tasks }).blockedMs).toBe(40 + 200);
});

it('takes the worst burst of shifts: a second of stillness ends one, and so do five seconds', () => {
  const shifts = [
    { start: 100, value: 0.25 },
    { start: 900, value: 0.25 },
    { start: 2000, value: 0.125 },
    { start: 2900, value: 0.125 },
    { start: 3800, value: 0.125 },
    { start: 4700, value: 0.125 },
    { start: 5600, value: 0.125 },
    { start: 6500, value: 0.125 },
    { start: 7400, value: 0.5 },
  ];
  expect(summed({ ...nothing, shifts }).shift).toBe(0.75);
});

it('has no shift where nothing moved', () => {
  expect(summed(nothing)).toEqual({ firstMs: 100, largestMs: 300, blockedMs: 0, shift: 0 });
});
