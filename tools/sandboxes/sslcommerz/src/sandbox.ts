import express, { type ErrorRequestHandler, type Express } from 'express';
import { adminCalls } from './admin/admin.ts';
import { gatewayCalls } from './api/calls.ts';
import { openGateway } from './gateway.ts';
import { startRounds } from './ipn/rounds.ts';
import type { Log } from './log.ts';
import { hostedPages } from './page/hosted.ts';
import { overviewPage } from './page/overview.ts';
import type { Settings } from './settings.ts';

export interface Sandbox {
  app: Express;
  close(): Promise<void>;
}

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
  app.use(
    (_request, response) => void response.status(404).json({ error: 'There is nothing under this path.' }),
  );
  app.use(lastResort(log));
  return {
    app,
    close: async () => {
      await rounds.stop();
      gateway.journal.close();
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
