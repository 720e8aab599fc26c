const intervalMs = 10_000;

/**
 * Runs the work and prints its status every ten seconds. The line goes to stderr, because jest holds console output
 * back until a suite ends.
 */
export const withProgress = async <T>(
  title: string,
  status: () => string,
  work: () => Promise<T>,
): Promise<T> => {
  const timer = setInterval(() => process.stderr.write(`${title}: ${status()}\n`), intervalMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
};
