import type { RefundState } from './refund.ts';

const second = 1_000;
const minute = 60 * second;

/**
 * When the gateway hears of a refund again. One that it has not taken is sent again soon, ever more rarely while the
 * gateway is away; one that it has taken is asked about for as long as it takes: banks need days.
 */
export const nextStepAt = (state: RefundState, since: Date, now: Date): Date => {
  const age = Math.max(now.getTime() - since.getTime(), 0);
  const [least, most] = state === 'granted' ? [2 * second, 10 * minute] : [15 * second, 60 * minute];
  return new Date(now.getTime() + Math.min(Math.max(age / 4, least), most));
};
