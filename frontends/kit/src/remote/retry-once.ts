const RETRY_DELAY_MS = 700;

/**
 * Repeats a failed download once, because a deployment may be replacing the file, and because a browser answers the first request
 * of a file with the result of its failed preload. The delay lets all files of the first attempt fail.
 */
export const retryOnce = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    return load();
  }
};
