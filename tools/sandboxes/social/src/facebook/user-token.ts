import { type UserTokenFaultMode, userTokenFaultModes } from '../faults/fault.ts';
import type { AccessToken } from '../grants/grant.ts';
import type { Social } from '../social.ts';

/** Where a trouble shows: `debug_token` knows nothing of e-mails, `/me` nothing of apps. */
const faultModesByCall = {
  'debug-token': ['other-app', 'other-app-refused', 'invalid', 'expired', 'other-user'],
  me: ['email-missing', 'invalid', 'expired'],
} as const satisfies Record<string, readonly UserTokenFaultMode[]>;

/** What is wrong with this token: as chosen when it was given, else as ordered for the next one looked at. */
export const findTokenFault = (
  { faults }: Social,
  token: AccessToken,
  call: keyof typeof faultModesByCall,
): UserTokenFaultMode | undefined =>
  userTokenFaultModes.find((one) => one === token.grant.trouble) ??
  faults.take('fb-user-token', faultModesByCall[call]);

export const isFacebookToken = (token: AccessToken | undefined): token is AccessToken =>
  token?.grant.provider === 'facebook';
