import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Log } from '../../sslcommerz/src/log.ts';
import { adminCalls } from './admin/admin.ts';
import { facebookCalls } from './facebook/facebook.ts';
import { googleCalls } from './google/google.ts';
import { overviewPage } from './page/overview.ts';
import { pictureOf } from './people/picture.ts';
import type { Settings } from './settings.ts';
import { openSocial } from './social.ts';

export interface Sandbox {
  app: Express;
  close(): void;
}

/** The whole sandbox but its listener. */
export const openSandbox = (settings: Settings, log: Log): Sandbox => {
  const social = openSocial(settings, log);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get(['/readyz', '/livez'], (_request, response) => void response.json({ ready: true }));
  app.get('/picture/:id.png', (request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('png').send(pictureOf(request.params.id));
  });
  app.use(overviewPage(social));
  app.use(googleCalls(social));
  app.use(facebookCalls(social));
  app.use('/sandbox', adminCalls(social));
  app.use(
    (_request, response) => void response.status(404).json({ error: 'There is nothing under this path.' }),
  );
  app.use(lastResort(log));
  return {
    app,
    close: () => {
      social.calls.stop();
      social.journal.close();
    },
  };
};

/** A body that cannot be read is the caller's fault and carries its own status; anything else is ours. */
const lastResort =
  (log: Log): ErrorRequestHandler =>
  (error: { status?: number; message?: string }, _request, response, next) => {
    if (response.headersSent) return next(error);
    const status = error.status ?? 500;
    if (status >= 500) log('error', { message: error.message });
    response
      .status(status)
      .json({ error: status >= 500 ? 'The sandbox has failed; see its log.' : error.message });
  };
