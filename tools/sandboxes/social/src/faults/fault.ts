/** What a call can be told to do instead of answering. */
const callFaultModes = ['timeout', '500', 'garbage', 'reset'] as const;
export type CallFaultMode = (typeof callFaultModes)[number];

/** What can be wrong with an ID token. */
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
 * What can be wrong with a Facebook user's token. `other-app` is told with another app's id, `other-app-refused` with
 * the error that Facebook has for it.
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

/** Which troubles each thing can have. */
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
} as const;

export type FaultTarget = keyof typeof faultModesByTarget;
export type FaultModeOf<S extends FaultTarget> = (typeof faultModesByTarget)[S][number];
export type FaultMode = FaultModeOf<FaultTarget>;
/** The things that are calls, which can fail to answer. */
export type FaultyCall = Exclude<FaultTarget, 'id-token' | 'fb-user-token'>;

export const faultTargets = Object.keys(faultModesByTarget) as FaultTarget[];
export const faultModes: readonly FaultMode[] = [...new Set(Object.values(faultModesByTarget).flat())];

export interface Fault {
  mode: FaultMode;
  /** How many more it spoils. */
  calls: number;
  /** Which call or token; absent, the first that can have this trouble. */
  call?: FaultTarget;
}
