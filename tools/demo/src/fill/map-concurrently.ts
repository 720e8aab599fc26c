/** Does the work for every item, a few at a time, in their order; stops taking new ones once one has failed. */
export const mapConcurrently = async <T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  const waiting = items.entries();
  let failed = false;
  const worker = async () => {
    for (const [at, item] of waiting) {
      if (failed) return;
      try {
        results[at] = await work(item);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
};
