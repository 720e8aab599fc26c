import type { SteppedUpSession } from '@sargam/proto/identity/v1/sessions';
import { z } from 'zod';
import { responseOf, success, text } from '../../api/response.ts';
import { courseStaff } from '../../api/roles.ts';
import { IdParams } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { CredentialJson, PasskeyOptionsResponse, PasskeyResponse } from './passkey-response.ts';
import { completeLogin, toLoginClient } from './session-response.ts';
import { SessionResponse } from './user-response.ts';

const Token = z.string('required').min(1, 'required').max(500);
/** The token of `second-factor-setup-required`, for somebody who is not logged in yet. */
const setupToken = Token.optional();
const name = z.string('*Name required').trim().min(1, '*Name required').max(200);

export const passkeyRoutes: readonly Route[] = [
  route.post('/user/passkeys/options', {
    summary: 'Options to create a passkey for the caller, or for the token of second-factor-setup-required',
    roles: 'anybody',
    rate: 'login',
    stepUp: true,
    body: z.object({ token: setupToken }),
    response: PasskeyOptionsResponse,
    handle: ({ body }, { passkeys }) => passkeys.startPasskey({ setupToken: body.token }),
  }),
  route.post('/user/passkeys', {
    summary: 'Adds the created passkey; later logins need a passkey or a code',
    roles: 'anybody',
    rate: 'login',
    stepUp: true,
    body: z.object({ token: setupToken, name, credential: CredentialJson }),
    response: PasskeyResponse,
    handle: ({ body }, { passkeys }) =>
      passkeys.addPasskey({ setupToken: body.token, name: body.name, responseJson: body.credential }),
  }),
  route.delete('/user/passkeys/{id}', {
    summary: "Removes one of the caller's passkeys; a repeat changes nothing",
    roles: courseStaff,
    noOwner: 'service',
    stepUp: true,
    params: IdParams,
    response: success,
    handle: ({ params }, { passkeys }) => passkeys.removePasskey({ passkeyId: params.id }),
  }),
  route.post('/user/login/passkey/options', {
    summary: 'Options to use a passkey for a login that was answered with second-factor-required',
    roles: 'anybody',
    rate: 'login',
    ignoresToken: true,
    body: z.object({ token: Token }),
    response: PasskeyOptionsResponse,
    handle: ({ body }, { passkeys }) => passkeys.startPasskeyLogIn(body),
  }),
  route.post('/user/login/passkey', {
    summary: 'Finishes a login that was answered with second-factor-required, by a passkey',
    roles: 'anybody',
    rate: 'login',
    ignoresToken: true,
    body: z.object({ token: Token, credential: CredentialJson }),
    response: SessionResponse,
    handle: async ({ body, request, response }, deps) => {
      const session = await deps.passkeys.finishPasskeyLogIn({
        token: body.token,
        responseJson: body.credential,
        client: toLoginClient(deps, request),
      });
      return completeLogin(deps, session, response);
    },
  }),
  route.post('/user/step-up/passkey/options', {
    summary: 'Options to use a passkey for calls that need a recent proof',
    roles: courseStaff,
    rate: 'login',
    response: PasskeyOptionsResponse,
    handle: (_call, { passkeys }) => passkeys.startPasskeyStepUp({}),
  }),
  route.post('/user/step-up/passkey', {
    summary: 'Uses a passkey for calls that need a recent proof; returns an access token of the same session',
    roles: courseStaff,
    rate: 'login',
    body: z.object({ credential: CredentialJson }),
    response: responseOf<SteppedUpSession>()({ v_token: text(({ accessToken }) => accessToken) }),
    handle: ({ body }, { passkeys }) => passkeys.stepUpWithPasskey({ responseJson: body.credential }),
  }),
];
