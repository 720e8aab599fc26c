import type { Clock } from '@sargam/chassis/clock';

/**
 * Calls `primary`. After a failure it calls `fallback` for `openMs` milliseconds before `primary` is called again, so that
 * callers do not wait one after another for a hanging dependency. `isResult` marks thrown values that are no failures.
 */
export const circuitBreaker = <A extends unknown[], T>(
  primary: (...args: A) => Promise<T>,
  fallback: (...args: A) => Promise<T>,
  { clock, openMs, isResult }: { clock: Clock; openMs: number; isResult: (error: unknown) => boolean },
) => {
  let openUntil = Number.NEGATIVE_INFINITY;
  return async (...args: A): Promise<T> => {
    if (clock().getTime() < openUntil) return fallback(...args);
    try {
      return await primary(...args);
    } catch (error) {
      if (isResult(error)) throw error;
      openUntil = clock().getTime() + openMs;
      return fallback(...args);
    }
  };
};
