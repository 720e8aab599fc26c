import type { IncomingMessage, ServerResponse } from 'node:http';

/** The sender may take this long, and may pause this long, until its connection is closed. Milliseconds. */
const longestDrainMs = 60_000;
const longestPauseMs = 5_000;

/**
 * Reads and discards the rest of a rejected upload while its answer is sent. Closing the connection of a sender that still writes
 * resets it, and the sender loses the answer. Node closes after the answer if the sender asked for `connection: close`, so the
 * connection stays open here until the request has been read.
 */
export const drainRequest = (request: IncomingMessage, response: ServerResponse): void => {
  const closesAfterwards = !response.shouldKeepAlive;
  response.shouldKeepAlive = true;
  const timers = [longestDrainMs, longestPauseMs].map((ms) =>
    setTimeout(() => request.destroy(), ms).unref(),
  );
  request.on('data', () => timers[1]?.refresh());
  request.once('end', () => closesAfterwards && response.end(() => request.socket.end()));
  request.once('close', () => timers.forEach(clearTimeout));
  request.resume();
};
