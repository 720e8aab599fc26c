import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 25;

/** Repeats the check until it does not throw, and returns its result. Rejects with its error after `timeoutMs`. */
export const eventually = async <T>(check: () => T | Promise<T>, timeoutMs = 10_000): Promise<T> => {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(STEP_MS);
    }
  }
};
