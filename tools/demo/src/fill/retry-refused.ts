import { setTimeout as sleep } from 'node:timers/promises';
import { CallRefused } from './gateway-caller.ts';

interface Retry {
  /** Statuses of a refusal that ends when an event has arrived. */
  readonly statuses: readonly number[];
  readonly attempts: number;
  readonly intervalMs: number;
}

/** Repeats a call that a service refuses until it has received an event of another service. */
export const retryRefused = async (
  { statuses, attempts, intervalMs }: Retry,
  call: () => Promise<unknown>,
): Promise<void> => {
  for (let left = attempts; ; left -= 1) {
    try {
      return void (await call());
    } catch (error) {
      const isEarly = error instanceof CallRefused && statuses.includes(error.status);
      if (!isEarly || left === 0) throw error;
      await sleep(intervalMs);
    }
  }
};
