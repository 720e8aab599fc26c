import { DomainError } from '@sargam/chassis/errors';
import type { Response } from 'express';

/** Interval of checking a video that is played from one long response: a refund ends it within ten seconds. Milliseconds. */
const recheckMs = 8000;

const isRefusal = (error: unknown): boolean => error instanceof DomainError && error.kind !== 'unavailable';

/** Repeats the check while the response sends bytes, and ends the response when it is refused. */
export const recheckStream = (response: Response, check: () => Promise<unknown>): void => {
  let sentBytes = 0;
  const timer = setInterval(() => {
    const sent = response.socket?.bytesWritten ?? 0;
    if (sent === sentBytes) return;
    sentBytes = sent;
    check().catch((error: unknown) => {
      if (isRefusal(error)) response.destroy();
    });
  }, recheckMs);
  response.once('close', () => clearInterval(timer));
};
