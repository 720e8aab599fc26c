import { type UserTokenFaultMode, userTokenFaultModes } from '../faults/fault.ts';
import type { AccessToken } from '../grants/grant.ts';
import type { SandboxContext } from '../sandbox-context.ts';

/** The fault modes that affect each call: `debug_token` returns no email, `/me` no app. */
const faultModesByCall = {
  'debug-token': ['other-app', 'other-app-refused', 'invalid', 'expired', 'other-user'],
  me: ['email-missing', 'invalid', 'expired'],
} as const satisfies Record<string, readonly UserTokenFaultMode[]>;

/** The fault of this token: chosen when it was issued, or the next injected one. */
export const findTokenFault = (
  { faults }: SandboxContext,
  token: AccessToken,
  call: keyof typeof faultModesByCall,
): UserTokenFaultMode | undefined =>
  userTokenFaultModes.find((one) => one === token.grant.trouble) ??
  faults.take('fb-user-token', faultModesByCall[call]);

export const isFacebookToken = (token: AccessToken | undefined): token is AccessToken =>
  token?.grant.provider === 'facebook';
