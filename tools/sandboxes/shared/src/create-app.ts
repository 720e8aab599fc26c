import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Router } from 'express';
import type { Log } from './log.ts';

const notFoundHandler: RequestHandler = (_request, response) =>
  void response.status(404).json({ error: 'There is nothing under this path.' });

/** The error of an unreadable body has a status of its own; any other error is answered with 500. */
const errorHandler =
  (log: Log): ErrorRequestHandler =>
  (error: { status?: number; message?: string }, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = error.status ?? 500;
    if (status >= 500) log('error', { message: error.message });
    response
      .status(status)
      .json({ error: status >= 500 ? 'The sandbox has failed; see its log.' : error.message });
  };

/** An app with the probes, these routes, and the routes under `/sandbox`. */
export const createApp = (log: Log, routes: readonly Router[], adminRoutes: Router): Express => {
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get(['/readyz', '/livez'], (_request, response) => void response.json({ ready: true }));
  return app
    .use(...routes)
    .use('/sandbox', adminRoutes)
    .use(notFoundHandler, errorHandler(log));
};
