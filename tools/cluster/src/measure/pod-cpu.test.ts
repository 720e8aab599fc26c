import { cpuRates } from './pod-cpu.ts';

it('uses the time of each sample, and leaves out pods that were replaced', () => {
  const before = new Map([
    ['commerce-a', { at: 1_000, usedMs: 500 }],
    ['commerce-b', { at: 2_000, usedMs: 100 }],
    ['commerce-gone', { at: 1_000, usedMs: 10 }],
  ]);
  const after = new Map([
    ['commerce-a', { at: 11_000, usedMs: 2_500 }],
    ['commerce-b', { at: 22_000, usedMs: 1_100 }],
    ['commerce-new', { at: 11_000, usedMs: 900 }],
  ]);
  expect([...cpuRates(before, after)]).toEqual([
    ['commerce-a', 200],
    ['commerce-b', 50],
  ]);
});
