import { setTimeout as sleep } from 'node:timers/promises';

/** Asks again until there is an answer; what a failed try threw is the reason that is told in the end. */
export const eventually = async <T>(
  what: string,
  ask: () => Promise<T | undefined> | T | undefined,
  within = 30_000,
): Promise<T> => {
  const deadline = Date.now() + within;
  let reason: unknown;
  while (Date.now() < deadline) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      reason = error;
    }
    await sleep(250);
  }
  throw new Error(`Waited ${within / 1000} s in vain until ${what}.`, { cause: reason });
};
