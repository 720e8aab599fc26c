/** The faults of a call. */
const callFaultModes = ['timeout', '500', 'garbage', 'reset'] as const;
export type CallFaultMode = (typeof callFaultModes)[number];

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

/** The fault modes of each target. */
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
/** The targets that are calls. */
export type FaultyCall = Exclude<FaultTarget, 'id-token' | 'fb-user-token'>;

export const faultTargets = Object.keys(faultModesByTarget) as FaultTarget[];
export const faultModes: readonly FaultMode[] = [...new Set(Object.values(faultModesByTarget).flat())];

export interface Fault {
  mode: FaultMode;
  /** The number of calls or tokens that still fail. */
  calls: number;
  /** The call or token; absent: the first one that can have this fault. */
  call?: FaultTarget;
}
