import type { Delivery } from './delivery.ts';

/** One try at a notification: the HTTP status, or in a word why there was none. Redirects are not followed. */
export const postNotification = async (
  { url, fields }: Pick<Delivery, 'url' | 'fields'>,
  timeoutMs: number,
  stopping: AbortSignal,
): Promise<string> => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
      signal: AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]),
    });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (error) {
    return (error as Error).name === 'TimeoutError' ? 'timeout' : 'unreachable';
  }
};
