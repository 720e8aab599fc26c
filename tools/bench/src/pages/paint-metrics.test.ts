import { summarizePaints } from './paint-metrics.ts';

const baseEntries = { first: 100, largest: 300, tasks: [], shifts: [] };

it('blocking time is the part over 50 ms of each long task after the first paint', () => {
  const tasks = [
    { start: 20, ms: 70 },
    { start: 60, ms: 90 },
    { start: 400, ms: 250 },
  ];
  expect(summarizePaints({ ...baseEntries, tasks }).blockedMs).toBe(40 + 200);
});

it('the shift is that of the largest session window: a gap of 1 s or a length of 5 s ends a window', () => {
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
  expect(summarizePaints({ ...baseEntries, shifts }).shift).toBe(0.75);
});

it('the shift is 0 without layout shifts', () => {
  expect(summarizePaints(baseEntries)).toEqual({ firstMs: 100, largestMs: 300, blockedMs: 0, shift: 0 });
});
