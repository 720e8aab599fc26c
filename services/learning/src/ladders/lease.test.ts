import { afterFailure, leaseEnd, leaseMs, maxInterruptions } from './lease.ts';

const now = new Date('2026-11-25T10:00:00Z');
const secondsUntil = (time: Date) => (time.getTime() - now.getTime()) / 1000;

it.each([
  ['failed attempt 1', 1, 0, 'unreadable', 30, 0],
  ['failed attempt 2', 2, 0, 'unreadable', 60, 0],
  ['failed attempt 2 and five interruptions', 7, 5, 'unreadable', 60, 5],
  ['interruption 1', 1, 0, 'interrupted', 60, 1],
  ['interruption 4', 4, 3, 'interrupted', 480, 4],
  ['interruption 20', 20, 19, 'interrupted', 3600, 20],
] as const)(
  'after %s the job waits for the next attempt',
  (_, attempts, interruptions, reason, seconds, interruptionsAfter) => {
    const { available_at: next, ...job } = afterFailure({ attempts, interruptions }, reason, now);
    expect(job).toEqual({ state: 'waiting', reason: null, interruptions: interruptionsAfter });
    expect(secondsUntil(next)).toBe(seconds);
  },
);

it.each([
  ['third failed attempt', 3, 0, 'unreadable'],
  ['last interruption', maxInterruptions, maxInterruptions - 1, 'interrupted'],
] as const)('a job fails after the %s, and the reason is kept', (_, attempts, interruptions, reason) => {
  expect(afterFailure({ attempts, interruptions }, reason, now)).toMatchObject({ state: 'failed', reason });
});

it('a lease lasts a minute from the last report', () => {
  expect(secondsUntil(leaseEnd(now))).toBe(leaseMs / 1000);
});
