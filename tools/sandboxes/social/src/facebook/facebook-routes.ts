import express, { type RequestHandler, Router } from 'express';
import type { FaultyCall } from '../faults/fault.ts';
import { injectFault } from '../faults/inject-fault.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { accessTokenHandler } from './access-token-handler.ts';
import { debugTokenHandler } from './debug-token-handler.ts';
import { showDialog, submitDialog } from './dialog.ts';
import { meHandler } from './me-handler.ts';

/** The path with any version prefix, or without one. */
const versionedPath = (path: string): RegExp => new RegExp(`^(?:/v\\d+\\.\\d+)?/${path}/?$`);

/** The login dialog and the Graph API of Facebook. */
export const facebookRoutes = (context: SandboxContext): Router => {
  const { callLog } = context;
  const form = express.urlencoded({ extended: false, limit: '64kb' });
  const router = Router();
  const dialog = versionedPath('dialog/oauth');
  router.get(dialog, callLog.record('fb-dialog'), showDialog(context));
  router.post(dialog, callLog.record('fb-consent'), form, submitDialog(context));
  const graph = (path: string, call: FaultyCall, handler: RequestHandler) =>
    router.all(
      versionedPath(path),
      callLog.record(call),
      injectFault(context, call),
      form,
      (_request, response, next) => {
        response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'private, no-store' });
        next();
      },
      handler,
    );
  graph('oauth/access_token', 'fb-token', accessTokenHandler(context));
  graph('debug_token', 'debug-token', debugTokenHandler(context));
  graph('me', 'me', meHandler(context));
  return router;
};
