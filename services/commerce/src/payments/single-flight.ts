import type { NotificationOutcome } from './payment-metrics.ts';
import type { SettlementResult } from './settle.ts';

/** Runs a task once per key at a time. Concurrent callers with the same key share the result. */
export type SingleFlight = (key: string, task: () => Promise<SettlementResult>) => Promise<SettlementResult>;

const outcomeForWaiter: Partial<Record<NotificationOutcome, NotificationOutcome>> = {
  settled: 'repeated',
  review: 'repeated',
  surplus: 'repeated',
  closed: 'late',
};

/**
 * The gateway's notification and the buyer's browser return deliver the same data at the same moment. The second caller waits for
 * the first and gets the outcome of a repeat. If the task fails, both callers fail and the sweep checks the payment again.
 * Processes do not share this state; between processes the bill's row lock decides.
 */
export const createSingleFlight = (): SingleFlight => {
  const running = new Map<string, Promise<SettlementResult>>();
  return async (key, task) => {
    const first = running.get(key);
    if (first) {
      const result = await first;
      return { ...result, outcome: outcomeForWaiter[result.outcome] ?? result.outcome };
    }
    const own = task().finally(() => running.delete(key));
    running.set(key, own);
    return own;
  };
};
