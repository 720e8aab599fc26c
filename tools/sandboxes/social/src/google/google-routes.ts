import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { addCallLogNote } from '../calls/call-log.ts';
import type { FaultyCall } from '../faults/fault.ts';
import { injectFault } from '../faults/inject-fault.ts';
import { findValidToken } from '../grants/issue.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { buildPersonClaims } from './claims.ts';
import { showConsent, submitConsent } from './consent.ts';
import { tokenHandler } from './token-handler.ts';

/** Google's discovery document with this sandbox's address. */
const buildDiscoveryDocument = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/v1/userinfo`,
  jwks_uri: `${issuer}/oauth2/v3/certs`,
  response_types_supported: ['code', 'id_token', 'code id_token'],
  response_modes_supported: ['query', 'fragment'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'email', 'profile'],
  token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  claims_supported: 'aud email email_verified exp family_name given_name iat iss name picture sub'.split(' '),
  code_challenge_methods_supported: ['plain', 'S256'],
  grant_types_supported: ['authorization_code'],
});

const userinfoHandler =
  (context: SandboxContext) =>
  (request: Request, response: Response): void => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const token = findValidToken(context, bearer);
    if (token?.grant.provider !== 'google') {
      addCallLogNote(response, 'invalid_request');
      response
        .status(401)
        .set('WWW-Authenticate', 'Bearer realm="https://accounts.google.com/", error="invalid_request"')
        .json({ error: 'invalid_request', error_description: 'Invalid Credentials' });
      return;
    }
    addCallLogNote(response, token.grant.person.id);
    response.json(buildPersonClaims(token.grant, context.settings.publicUrl));
  };

/** The OpenID provider of Google. */
export const googleRoutes = (context: SandboxContext): Router => {
  const { callLog, keys, settings } = context;
  const form = express.urlencoded({ extended: false, limit: '64kb' });
  const logAndInjectFault = (call: FaultyCall) => [callLog.record(call), injectFault(context, call)];
  const sendDocument =
    (build: () => object): RequestHandler =>
    (_request, response) => {
      response.set({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=3600' });
      response.json(build());
    };
  const router = Router();
  router.get(
    '/.well-known/openid-configuration',
    ...logAndInjectFault('discovery'),
    sendDocument(() => buildDiscoveryDocument(settings.publicUrl)),
  );
  router.get(
    '/oauth2/v3/certs',
    ...logAndInjectFault('jwks'),
    sendDocument(() => ({ keys: keys.published() })),
  );
  router
    .route('/o/oauth2/v2/auth')
    .get(callLog.record('authorize'), showConsent(context))
    .post(callLog.record('consent'), form, submitConsent(context));
  router.post('/token', ...logAndInjectFault('token'), form, tokenHandler(context));
  router
    .route('/v1/userinfo')
    .all(...logAndInjectFault('userinfo'))
    .get(userinfoHandler(context))
    .post(userinfoHandler(context));
  return router;
};
