import type { Person } from '../people/person.ts';
import type { SocialIdentity } from './social-identity.ts';
import type { socialLoginErrors } from './social-login-errors.ts';

/**
 * What a log-in by Google or Facebook comes to (decision P9).
 * - `log-in`: they came this way before.
 * - `link`: the account of the same address is theirs, as both sides have verified it.
 * - `make`: nobody has the address yet.
 * Else the code of the refusal.
 */
export type AccountLinkDecision = 'log-in' | 'link' | 'make' | keyof typeof socialLoginErrors;

type ExistingAccount = Pick<Person, 'role' | 'verifiedAt'>;

/** `linked` is the account they came to before, `sameAddress` the one that has their address. */
export const decideAccountLink = (
  social: Pick<SocialIdentity, 'email' | 'emailVerified'>,
  linked: ExistingAccount | undefined,
  sameAddress: ExistingAccount | undefined,
): AccountLinkDecision => {
  // Its type is always 4: whoever may do more proves it by a password.
  if (linked) return linked.role === 'student' ? 'log-in' : 'social-students-only';
  if (social.email === undefined) return 'social-email-missing';
  if (!sameAddress) return 'make';
  if (!sameAddress.verifiedAt || !social.emailVerified) return 'email-taken';
  return sameAddress.role === 'student' ? 'link' : 'social-students-only';
};
