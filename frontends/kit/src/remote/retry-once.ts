const RETRY_DELAY_MS = 700;

const finalErrors = new WeakSet<Error>();

/** Marks an error after which `retryOnce` does not repeat the download. */
export const asFinal = <E>(error: E): E => {
  if (error instanceof Error) finalErrors.add(error);
  return error;
};

/**
 * Repeats a failed download once, because a deployment may be replacing the file, and because a browser answers the first request
 * of a file with the result of its failed preload. The delay lets all files of the first attempt fail. Of two nested calls only the
 * inner one repeats the download, so that a page does not show its skeleton for twice the time.
 */
export const retryOnce = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && finalErrors.has(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  }
  try {
    return await load();
  } catch (error) {
    throw asFinal(error);
  }
};
