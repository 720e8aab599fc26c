import type { Person } from '../people/person.ts';
import type { SocialPerson } from './social-person.ts';
import type { socialRefusals } from './social-refusals.ts';

/**
 * What a log-in by Google or Facebook comes to (decision P9).
 * - `log-in`: they came this way before.
 * - `link`: the account of the same address is theirs, as both sides have verified it.
 * - `make`: nobody has the address yet.
 * Else the code of the refusal.
 */
export type LinkVerdict = 'log-in' | 'link' | 'make' | keyof typeof socialRefusals;

type Known = Pick<Person, 'role' | 'verifiedAt'>;

/** `linked` is the account they came to before, `sameAddress` the one that has their address. */
export const linkVerdict = (
  social: Pick<SocialPerson, 'email' | 'emailVerified'>,
  linked: Known | undefined,
  sameAddress: Known | undefined,
): LinkVerdict => {
  // Its type is always 4: whoever may do more proves it by a password.
  if (linked) return linked.role === 'student' ? 'log-in' : 'social-students-only';
  if (social.email === undefined) return 'social-email-missing';
  if (!sameAddress) return 'make';
  if (!sameAddress.verifiedAt || !social.emailVerified) return 'email-taken';
  return sameAddress.role === 'student' ? 'link' : 'social-students-only';
};
