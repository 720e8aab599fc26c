import express, { type RequestHandler, Router } from 'express';
import { failNext } from '../faults/fail-next.ts';
import type { Call } from '../faults/fault.ts';
import type { Social } from '../social.ts';
import { accessTokenCall } from './access-token.ts';
import { debugToken } from './debug-token.ts';
import { answerDialog, askInDialog } from './dialog.ts';
import { me } from './me.ts';

/** Every call with its version before it, whichever, or without one. */
const versioned = (path: string): RegExp => new RegExp(`^(?:/v\\d+\\.\\d+)?/${path}/?$`);

/** Facebook's side: the dialog for people, the Graph API for servers. */
export const facebookCalls = (social: Social): Router => {
  const { calls, faults } = social;
  const form = express.urlencoded({ extended: false, limit: '64kb' });
  const router = Router();
  const dialog = versioned('dialog/oauth');
  router.get(dialog, calls.observed('fb-dialog'), askInDialog(social));
  router.post(dialog, calls.observed('fb-consent'), form, answerDialog(social));
  const graph = (path: string, call: Call, handler: RequestHandler) =>
    router.all(
      versioned(path),
      calls.observed(call),
      failNext(faults, call),
      form,
      (_request, response, next) => {
        response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'private, no-store' });
        next();
      },
      handler,
    );
  graph('oauth/access_token', 'fb-token', accessTokenCall(social));
  graph('debug_token', 'debug-token', debugToken(social));
  graph('me', 'me', me(social));
  return router;
};
