import { setTimeout as sleep } from 'node:timers/promises';

const STEP_MS = 25;

/** Runs the check until it no longer throws, for so many milliseconds (10 s unless told), and answers what it answered. */
export const eventually = async <T>(check: () => T | Promise<T>, within = 10_000): Promise<T> => {
  const end = Date.now() + within;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(STEP_MS);
    }
  }
};
