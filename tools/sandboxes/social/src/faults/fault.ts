/** What a call can be told to do instead of answering. */
const callTroubles = ['timeout', '500', 'garbage', 'reset'] as const;
export type CallTrouble = (typeof callTroubles)[number];

/** What can be wrong with an ID token. */
export const idTokenTroubles = [
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
export type IdTokenTrouble = (typeof idTokenTroubles)[number];

/**
 * What can be wrong with a Facebook user's token. `other-app` is told with another app's id, `other-app-refused` with
 * the error that Facebook has for it.
 */
export const userTokenTroubles = [
  'other-app',
  'other-app-refused',
  'invalid',
  'expired',
  'other-user',
  'email-missing',
] as const;
export type UserTokenTrouble = (typeof userTokenTroubles)[number];

/** Which troubles each thing can have. */
export const troublesOf = {
  discovery: callTroubles,
  jwks: callTroubles,
  token: callTroubles,
  userinfo: callTroubles,
  'fb-token': callTroubles,
  me: callTroubles,
  'debug-token': callTroubles,
  'id-token': idTokenTroubles,
  'fb-user-token': userTokenTroubles,
} as const;

export type Spoilable = keyof typeof troublesOf;
export type TroubleOf<S extends Spoilable> = (typeof troublesOf)[S][number];
export type Trouble = TroubleOf<Spoilable>;
/** The things that are calls, which can fail to answer. */
export type Call = Exclude<Spoilable, 'id-token' | 'fb-user-token'>;

export const spoilables = Object.keys(troublesOf) as Spoilable[];
export const allTroubles: readonly Trouble[] = [...new Set(Object.values(troublesOf).flat())];

export interface Fault {
  mode: Trouble;
  /** How many more it spoils. */
  calls: number;
  /** Which call or token; absent, the first that can have this trouble. */
  call?: Spoilable;
}
