import type { IncomingMessage } from 'node:http';
import { requestTooSlow } from '../errors/http-error.ts';

export interface MinimumRate {
  readonly bytesPerSecond: number;
  /** The rate is measured over this time, which is also the longest pause of a sender. Milliseconds. */
  readonly windowMs: number;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Handles a request whose body arrives at this rate or faster; rejects with 408 when it does not. Otherwise senders that write a byte a
 * minute could hold every connection. Bytes that wait for the gateway do not count as slow.
 */
export const withMinimumRate = async (
  request: IncomingMessage,
  { bytesPerSecond, windowMs }: MinimumRate,
  handle: () => Promise<void>,
): Promise<void> => {
  if (!hasBody(request)) return handle();
  let before = request.socket.bytesRead;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const received = request.socket.bytesRead - before;
      before += received;
      const isWaiting = !request.complete && request.readableLength === 0;
      if (isWaiting && received < (bytesPerSecond * windowMs) / 1000) reject(requestTooSlow());
    }, windowMs);
  });
  try {
    await Promise.race([handle(), tooSlow]);
  } finally {
    clearInterval(timer);
  }
};
