import type { Person } from '../people/person.ts';
import type { SocialIdentity } from '../social-accounts/social-identity.ts';
import type { socialLoginErrors } from './social-login-errors.ts';

/**
 * The result of a login with Google or Facebook (decision P9).
 * - `log-in`: the social identity is linked to an account.
 * - `link`: an account has the same e-mail address, and both sides verified the address.
 * - `claim`: the provider verified the address of a student account that nobody verified. Whoever created that account may not own
 *   the address, so its password, sessions and other links end.
 * - `create`: no account has the address.
 * Otherwise the error code.
 */
export type AccountLinkDecision = 'log-in' | 'link' | 'claim' | 'create' | keyof typeof socialLoginErrors;

type ExistingAccount = Pick<Person, 'role' | 'verifiedAt'>;

/** `linked` is the account that is linked to the identity, `sameAddress` the account with the same e-mail address. */
export const decideAccountLink = (
  social: Pick<SocialIdentity, 'email' | 'emailVerified'>,
  linked: ExistingAccount | undefined,
  sameAddress: ExistingAccount | undefined,
): AccountLinkDecision => {
  // Only students may log in this way; accounts with more rights need their password.
  if (linked) return linked.role === 'student' ? 'log-in' : 'social-students-only';
  if (social.email === undefined) return 'social-email-missing';
  if (!sameAddress) return 'create';
  if (!social.emailVerified) return 'email-taken';
  if (sameAddress.role !== 'student') return sameAddress.verifiedAt ? 'social-students-only' : 'email-taken';
  return sameAddress.verifiedAt ? 'link' : 'claim';
};
