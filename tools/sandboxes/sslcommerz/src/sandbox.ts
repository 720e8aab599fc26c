import { errorHandler, notFoundHandler } from '@sargam/sandbox-shared/error-handlers';
import type { Log } from '@sargam/sandbox-shared/log';
import type { Sandbox } from '@sargam/sandbox-shared/serve';
import express from 'express';
import { adminRoutes } from './admin/admin-routes.ts';
import { gatewayRoutes } from './api/gateway-routes.ts';
import { openGateway } from './gateway.ts';
import { hostedPageRoutes } from './page/hosted-page-routes.ts';
import { overviewRoutes } from './page/overview-routes.ts';
import { startDueWork } from './processing/due-work.ts';
import type { Settings } from './settings.ts';

/** Opens the sandbox; `serve` makes it listen. */
export const openSandbox = (settings: Settings, log: Log): Sandbox => {
  const gateway = openGateway(settings, log);
  const dueWork = startDueWork(gateway);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get(['/readyz', '/livez'], (_request, response) => void response.json({ ready: true }));
  app.use(overviewRoutes(gateway));
  app.use(gatewayRoutes(gateway));
  app.use(hostedPageRoutes(gateway, dueWork));
  app.use('/sandbox', adminRoutes(gateway, dueWork));
  app.use(notFoundHandler, errorHandler(log));
  return {
    app,
    close: async () => {
      await dueWork.stop();
      gateway.journal.close();
    },
  };
};
