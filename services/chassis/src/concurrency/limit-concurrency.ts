interface Queue {
  /** How many tasks may wait; default any number. */
  readonly mostWaiting?: number;
  /** The error of a task that may not wait. */
  readonly refuse?: () => Error;
}

/** Runs at most this many tasks at once. The others wait in a first-in, first-out queue, or are refused if the queue is full. */
export const limitConcurrency = (
  most: number,
  { mostWaiting = Number.POSITIVE_INFINITY, refuse = () => new Error('the queue is full') }: Queue = {},
) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < most) running += 1;
    else if (waiting.length >= mostWaiting) throw refuse();
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
