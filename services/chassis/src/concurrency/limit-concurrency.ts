/** Runs at most this many tasks at once. The others wait in a first-in, first-out queue. */
export const limitConcurrency = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => void waiting.push(begin));
    try {
      return await work();
    } finally {
      // The next waiting task takes over the slot.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
