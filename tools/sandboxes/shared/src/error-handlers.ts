import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Log } from './log.ts';

export const notFoundHandler: RequestHandler = (_request, response) =>
  void response.status(404).json({ error: 'There is nothing under this path.' });

/** A body that cannot be read is the caller's fault and carries its own status; anything else is ours. */
export const errorHandler =
  (log: Log): ErrorRequestHandler =>
  (error: { status?: number; message?: string }, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = error.status ?? 500;
    if (status >= 500) log('error', { message: error.message });
    response
      .status(status)
      .json({ error: status >= 500 ? 'The sandbox has failed; see its log.' : error.message });
  };
