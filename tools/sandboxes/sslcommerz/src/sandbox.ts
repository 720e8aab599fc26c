import type { Log } from '@sargam/sandbox-shared/log';
import type { Sandbox } from '@sargam/sandbox-shared/serve';
import { lastResort, nothingHere } from '@sargam/sandbox-shared/unanswered';
import express from 'express';
import { adminCalls } from './admin/admin.ts';
import { gatewayCalls } from './api/calls.ts';
import { openGateway } from './gateway.ts';
import { startRounds } from './ipn/rounds.ts';
import { hostedPages } from './page/hosted.ts';
import { overviewPage } from './page/overview.ts';
import type { Settings } from './settings.ts';

/** The whole sandbox but its listener. */
export const openSandbox = (settings: Settings, log: Log): Sandbox => {
  const gateway = openGateway(settings, log);
  const rounds = startRounds(gateway);
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.get(['/readyz', '/livez'], (_request, response) => void response.json({ ready: true }));
  app.use(overviewPage(gateway));
  app.use(gatewayCalls(gateway));
  app.use(hostedPages(gateway, rounds));
  app.use('/sandbox', adminCalls(gateway, rounds));
  app.use(nothingHere, lastResort(log));
  return {
    app,
    close: async () => {
      await rounds.stop();
      gateway.journal.close();
    },
  };
};
