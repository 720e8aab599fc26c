import { type UserTokenTrouble, userTokenTroubles } from '../faults/fault.ts';
import type { AccessToken } from '../grants/grant.ts';
import type { Social } from '../social.ts';

/** Where a trouble shows: `debug_token` knows nothing of e-mails, `/me` nothing of apps. */
const shownBy = {
  'debug-token': ['other-app', 'other-app-refused', 'invalid', 'expired', 'other-user'],
  me: ['email-missing', 'invalid', 'expired'],
} as const satisfies Record<string, readonly UserTokenTrouble[]>;

/** What is wrong with this token: as chosen when it was given, else as ordered for the next one looked at. */
export const troubleWith = (
  { faults }: Social,
  token: AccessToken,
  call: keyof typeof shownBy,
): UserTokenTrouble | undefined =>
  userTokenTroubles.find((one) => one === token.grant.trouble) ?? faults.take('fb-user-token', shownBy[call]);

export const isFacebooks = (token: AccessToken | undefined): token is AccessToken =>
  token?.grant.provider === 'facebook';
