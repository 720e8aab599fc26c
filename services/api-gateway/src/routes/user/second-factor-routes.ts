import type { RecoveryCodes, SecondFactor, TotpSecret } from '@sargam/proto/identity/v1/second_factors';
import { z } from 'zod';
import {
  each,
  flag,
  instantOrNull,
  integer,
  responseOf,
  success,
  text,
  textList,
} from '../../api/response.ts';
import { admins, courseStaff } from '../../api/roles.ts';
import { IdParams } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { PasskeyResponse } from './passkey-response.ts';
import { completeLogin, toLoginClient } from './session-response.ts';
import { SessionResponse } from './user-response.ts';

const SecondFactorState = responseOf<SecondFactor>('SecondFactor')({
  since: instantOrNull(({ confirmedAt }) => confirmedAt, 'When TOTP was set up; null without it'),
  recoveryCodes: integer(({ unusedRecoveryCodes }) => unusedRecoveryCodes, 'Number of unused codes'),
  required: flag(({ required }) => required, 'True if this account cannot log in without TOTP or a passkey'),
  passkeys: each(PasskeyResponse, ({ passkeys }) => passkeys, 'The oldest first'),
});

const TotpSecretResponse = responseOf<TotpSecret>('TotpSecret')({
  secret: text(({ secret }) => secret, 'Base32, to type into an authenticator'),
  uri: text(({ uri }) => uri, 'otpauth:// URL for a QR code'),
});

const RecoveryCodesResponse = responseOf<RecoveryCodes>('RecoveryCodes')({
  codes: textList(({ codes }) => codes, 'Shown once; each replaces one code of the authenticator'),
});

const Token = z.string('required').min(1, 'required').max(500);
/** The token of `second-factor-setup-required`, for somebody who is not logged in yet. */
const setupToken = Token.optional();
const code = z.string('*Code required').trim().min(1, '*Code required').max(60);

export const secondFactorRoutes: readonly Route[] = [
  route.get('/user/second-factor', {
    summary: "The caller's second factor",
    roles: courseStaff,
    response: SecondFactorState,
    handle: (_call, { secondFactors }) => secondFactors.getSecondFactor({}),
  }),
  route.post('/user/second-factor', {
    summary: 'Finishes a login that was answered with second-factor-required, by a code or a recovery code',
    roles: 'anybody',
    rate: 'login',
    ignoresToken: true,
    body: z.object({ token: Token, code }),
    response: SessionResponse,
    handle: async ({ body, request, response }, deps) => {
      const client = toLoginClient(deps, request);
      return completeLogin(deps, await deps.secondFactors.finishLogIn({ ...body, client }), response);
    },
  }),
  route.post('/user/second-factor/totp', {
    summary:
      'Creates the secret of a second factor for the caller, or for the token of second-factor-setup-required',
    roles: 'anybody',
    rate: 'login',
    stepUp: true,
    body: z.object({ token: setupToken }),
    response: TotpSecretResponse,
    handle: ({ body }, { secondFactors }) => secondFactors.startTotp({ setupToken: body.token }),
  }),
  route.post('/user/second-factor/totp/confirm', {
    summary: 'Confirms the secret with a first code; later logins need a code. Returns the recovery codes',
    roles: 'anybody',
    rate: 'login',
    stepUp: true,
    body: z.object({ token: setupToken, code }),
    response: RecoveryCodesResponse,
    handle: ({ body }, { secondFactors }) =>
      secondFactors.confirmTotp({ setupToken: body.token, code: body.code }),
  }),
  route.post('/user/second-factor/recovery-codes', {
    summary: "Replaces the caller's recovery codes",
    roles: courseStaff,
    stepUp: true,
    response: RecoveryCodesResponse,
    handle: (_call, { secondFactors }) => secondFactors.renewRecoveryCodes({}),
  }),
  route.post('/user/second-factor/remove', {
    summary: "Removes the caller's TOTP and recovery codes; passkeys stay; a repeat changes nothing",
    roles: courseStaff,
    stepUp: true,
    response: success,
    handle: (_call, { secondFactors }) => secondFactors.removeTotp({}),
  }),
  route.post('/user/second-factor/reset/{id}', {
    summary:
      'Removes the second factor, with passkeys, of another person who lost it, and ends their sessions; a repeat changes nothing',
    roles: admins,
    noOwner: 'staff',
    stepUp: true,
    params: IdParams,
    response: success,
    handle: async ({ params }, { secondFactors, endedSessions }) => {
      const { sessionIds } = await secondFactors.resetSecondFactor({ personId: params.id });
      await endedSessions.add(sessionIds);
    },
  }),
];
