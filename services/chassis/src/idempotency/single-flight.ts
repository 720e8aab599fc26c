/** Runs a task once per key at a time. Concurrent calls with the same key share its result or its error. */
export type SingleFlight<Result> = (key: string, task: () => Promise<Result>) => Promise<Result>;

/** Single flight within this process. `resultForWaiter` makes the result of the calls that waited for another one. */
export const createSingleFlight = <Result>(
  resultForWaiter: (result: Result) => Result = (result) => result,
): SingleFlight<Result> => {
  const running = new Map<string, Promise<Result>>();
  return async (key, task) => {
    const first = running.get(key);
    if (first) return resultForWaiter(await first);
    const result = task().finally(() => running.delete(key));
    running.set(key, result);
    return result;
  };
};
