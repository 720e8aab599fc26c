import { callFaultModes } from '@sargam/sandbox-shared/faults';

/** The faults of an ID token. */
export const idTokenFaultModes = [
  'wrong-audience',
  'expired',
  'other-issuer',
  'bad-signature',
  'unknown-kid',
  'unsigned',
  'wrong-nonce',
  'email-missing',
  'email-unverified',
] as const;
export type IdTokenFaultMode = (typeof idTokenFaultModes)[number];

/**
 * The faults of a Facebook user's token. `debug_token` reports another app's id for `other-app`, and Facebook's error for
 * `other-app-refused`.
 */
export const userTokenFaultModes = [
  'other-app',
  'other-app-refused',
  'invalid',
  'expired',
  'other-user',
  'email-missing',
] as const;
export type UserTokenFaultMode = (typeof userTokenFaultModes)[number];

/** The fault modes of each target: a call or a token. */
export const faultModesByTarget = {
  discovery: callFaultModes,
  jwks: callFaultModes,
  token: callFaultModes,
  userinfo: callFaultModes,
  'fb-token': callFaultModes,
  me: callFaultModes,
  'debug-token': callFaultModes,
  'id-token': idTokenFaultModes,
  'fb-user-token': userTokenFaultModes,
};

export type FaultyCall = Exclude<keyof typeof faultModesByTarget, 'id-token' | 'fb-user-token'>;
