import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Log } from './log.ts';

export const notFoundHandler: RequestHandler = (_request, response) =>
  void response.status(404).json({ error: 'There is nothing under this path.' });

/** The error of an unreadable body has a status of its own; any other error is answered with 500. */
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
