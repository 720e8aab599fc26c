import { afterFailure, leaseEnd, leaseMs } from './lease.ts';

const now = new Date('2026-11-25T10:00:00Z');
const secondsUntil = (time: Date) => (time.getTime() - now.getTime()) / 1000;

it.each([
  [1, 30],
  [2, 60],
])('after failed attempt %i the job waits %i seconds for the next one', (attempts, seconds) => {
  const { available_at: next, ...job } = afterFailure(attempts, 'unreadable', now);
  expect(job).toEqual({ state: 'waiting', reason: null });
  expect(secondsUntil(next)).toBe(seconds);
});

it('the third failed attempt is the last one, and its reason is kept', () => {
  expect(afterFailure(3, 'interrupted', now)).toMatchObject({ state: 'failed', reason: 'interrupted' });
});

it('a lease lasts a minute from the last report', () => {
  expect(secondsUntil(leaseEnd(now))).toBe(leaseMs / 1000);
});
