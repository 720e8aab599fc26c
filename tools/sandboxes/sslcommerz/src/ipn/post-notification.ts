import type { Delivery } from './delivery.ts';

/** Posts a notification once. Returns the HTTP status, `timeout` or `unreachable`. Redirects are not followed. */
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
