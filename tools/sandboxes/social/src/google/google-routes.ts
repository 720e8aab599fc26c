import express, { Router } from 'express';
import { injectFault } from '../faults/inject-fault.ts';
import type { Social } from '../social.ts';
import { showConsent, submitConsent } from './consent.ts';
import { buildDiscoveryDocument } from './discovery.ts';
import { tokenHandler } from './token-handler.ts';
import { userinfoHandler } from './userinfo-handler.ts';

/** The OpenID provider of Google. */
export const googleRoutes = (social: Social): Router => {
  const { callLog, faults, keys, settings } = social;
  const form = express.urlencoded({ extended: false, limit: '64kb' });
  const router = Router();
  router.get(
    '/.well-known/openid-configuration',
    callLog.record('discovery'),
    injectFault(faults, 'discovery'),
    (_request, response) => {
      response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=3600' });
      response.json(buildDiscoveryDocument(settings.publicUrl));
    },
  );
  router.get(
    '/oauth2/v3/certs',
    callLog.record('jwks'),
    injectFault(faults, 'jwks'),
    (_request, response) => {
      response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=3600' });
      response.json({ keys: keys.published() });
    },
  );
  router
    .route('/o/oauth2/v2/auth')
    .get(callLog.record('authorize'), showConsent(social))
    .post(callLog.record('consent'), form, submitConsent(social));
  router.post('/token', callLog.record('token'), injectFault(faults, 'token'), form, tokenHandler(social));
  router
    .route('/v1/userinfo')
    .all(callLog.record('userinfo'), injectFault(faults, 'userinfo'))
    .get(userinfoHandler(social))
    .post(userinfoHandler(social));
  return router;
};
