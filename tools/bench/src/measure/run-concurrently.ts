/** Runs the job for the indexes 0 to count - 1 with the given concurrency. Rejects on the first failure. */
export const runConcurrently = async (
  count: number,
  concurrency: number,
  job: (index: number) => Promise<unknown>,
): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await job(next++);
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, count) }, worker));
};
