import express, { Router } from 'express';
import { failNext } from '../faults/fail-next.ts';
import type { Social } from '../social.ts';
import { askForConsent, giveConsent } from './consent.ts';
import { discovery } from './discovery.ts';
import { tokenCall } from './token-call.ts';
import { userinfo } from './userinfo.ts';

/** Google's side: what an OpenID client meets. */
export const googleCalls = (social: Social): Router => {
  const { calls, faults, keys, settings } = social;
  const form = express.urlencoded({ extended: false, limit: '64kb' });
  const router = Router();
  router.get(
    '/.well-known/openid-configuration',
    calls.observed('discovery'),
    failNext(faults, 'discovery'),
    (_request, response) => {
      response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=3600' });
      response.json(discovery(settings.publicUrl));
    },
  );
  router.get('/oauth2/v3/certs', calls.observed('jwks'), failNext(faults, 'jwks'), (_request, response) => {
    response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=3600' });
    response.json({ keys: keys.published() });
  });
  router
    .route('/o/oauth2/v2/auth')
    .get(calls.observed('authorize'), askForConsent(social))
    .post(calls.observed('consent'), form, giveConsent(social));
  router.post('/token', calls.observed('token'), failNext(faults, 'token'), form, tokenCall(social));
  router
    .route('/v1/userinfo')
    .all(calls.observed('userinfo'), failNext(faults, 'userinfo'))
    .get(userinfo(social))
    .post(userinfo(social));
  return router;
};
