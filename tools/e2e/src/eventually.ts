import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until `check` returns a value. On time-out it throws, with the error of the last failed attempt as the cause. */
export const eventually = async <T>(
  condition: string,
  check: () => Promise<T | undefined> | T | undefined,
  timeoutMs = 30_000,
): Promise<T> => {
  const deadline = Date.now() + timeoutMs;
  let lastError: unknown;
  while (Date.now() < deadline) {
    try {
      const value = await check();
      if (value !== undefined) return value;
    } catch (error) {
      lastError = error;
    }
    await sleep(250);
  }
  throw new Error(`Timed out after ${timeoutMs / 1000} s, waiting until ${condition}.`, { cause: lastError });
};
