import type { Clock } from '@sargam/chassis/clock';

/**
 * Asks the first; once it has failed, the second for so many milliseconds before the first is tried again: what hangs
 * must not make each caller in turn wait to find that out. `isAnswer` tells an answer that is thrown from a failure.
 */
export const circuitBreaker = <A extends unknown[], T>(
  first: (...args: A) => Promise<T>,
  second: (...args: A) => Promise<T>,
  { clock, ms, isAnswer }: { clock: Clock; ms: number; isAnswer: (error: unknown) => boolean },
) => {
  let restsUntil = Number.NEGATIVE_INFINITY;
  return async (...args: A): Promise<T> => {
    if (clock().getTime() < restsUntil) return second(...args);
    try {
      return await first(...args);
    } catch (error) {
      if (isAnswer(error)) throw error;
      restsUntil = clock().getTime() + ms;
      return second(...args);
    }
  };
};
