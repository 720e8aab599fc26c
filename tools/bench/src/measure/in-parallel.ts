/** Runs a job for 0 … count - 1, so many at a time, and stops at the first failure. */
export const inParallel = async (
  count: number,
  atOnce: number,
  job: (index: number) => Promise<unknown>,
): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await job(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
};
