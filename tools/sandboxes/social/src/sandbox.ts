import { errorHandler, notFoundHandler } from '@sargam/sandbox-shared/error-handlers';
import type { Log } from '@sargam/sandbox-shared/log';
import type { Sandbox } from '@sargam/sandbox-shared/serve';
import express from 'express';
import { adminRoutes } from './admin/admin-routes.ts';
import { facebookRoutes } from './facebook/facebook-routes.ts';
import { googleRoutes } from './google/google-routes.ts';
import { overviewRoutes } from './page/overview-routes.ts';
import { renderPicture } from './people/picture.ts';
import type { Settings } from './settings.ts';
import { openSocial } from './social.ts';

/** Opens the sandbox; `serve` makes it listen. */
export const openSandbox = (settings: Settings, log: Log): Sandbox => {
  const social = openSocial(settings, log);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get(['/readyz', '/livez'], (_request, response) => void response.json({ ready: true }));
  app.get('/picture/:id.png', (request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('png').send(renderPicture(request.params.id));
  });
  app.use(overviewRoutes(social));
  app.use(googleRoutes(social));
  app.use(facebookRoutes(social));
  app.use('/sandbox', adminRoutes(social));
  app.use(notFoundHandler, errorHandler(log));
  return {
    app,
    close: () => {
      social.callLog.stop();
      social.journal.close();
    },
  };
};
