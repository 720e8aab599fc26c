import { createApp } from '@sargam/sandbox-shared/create-app';
import type { Log } from '@sargam/sandbox-shared/log';
import type { Sandbox } from '@sargam/sandbox-shared/serve';
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
  const routes = [overviewRoutes(gateway), gatewayRoutes(gateway), hostedPageRoutes(gateway, dueWork)];
  return {
    app: createApp(log, routes, adminRoutes(gateway, dueWork)),
    close: async () => {
      await dueWork.stop();
      gateway.journal.close();
    },
  };
};
