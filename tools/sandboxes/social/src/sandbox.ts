import { createApp } from '@sargam/sandbox-shared/create-app';
import type { Log } from '@sargam/sandbox-shared/log';
import type { Sandbox } from '@sargam/sandbox-shared/serve';
import { Router } from 'express';
import { adminRoutes } from './admin/admin-routes.ts';
import { facebookRoutes } from './facebook/facebook-routes.ts';
import { googleRoutes } from './google/google-routes.ts';
import { overviewRoutes } from './page/overview-routes.ts';
import { renderPicture } from './people/picture.ts';
import { openContext } from './sandbox-context.ts';
import type { Settings } from './settings.ts';

/** Opens the sandbox; `serve` makes it listen. */
export const openSandbox = (settings: Settings, log: Log): Sandbox => {
  const context = openContext(settings, log);
  const pictures = Router().get('/picture/:id.png', (request, response) => {
    response.set('Cache-Control', 'public, max-age=86400').type('png').send(renderPicture(request.params.id));
  });
  const routes = [pictures, overviewRoutes(context), googleRoutes(context), facebookRoutes(context)];
  return {
    app: createApp(log, routes, adminRoutes(context)),
    close: () => {
      context.callLog.stop();
      context.journal.close();
    },
  };
};
