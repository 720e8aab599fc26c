/** Lets so many pieces of work run side by side; the others wait for their turn. */
export const limitConcurrency = (most: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else await new Promise<void>((begin) => void waiting.push(begin));
    try {
      return await work();
    } finally {
      // Whoever waits takes this one's place.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
