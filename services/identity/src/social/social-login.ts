import type { Tx } from '@sargam/chassis/sql';
import type { LoginClient, Session as SessionMessage } from '@sargam/proto/identity/v1/identity';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { findReferrer, newStudentRow } from '../people/new-person.ts';
import { isEmail, normalizeEmail, type Person, parseLanguage, sanitizeName } from '../people/person.ts';
import { publishEmailVerified, publishSignedUp } from '../people/person-events.ts';
import { findPersonByEmail, insertPerson, lockPersonForShare } from '../people/person-store.ts';
import { accountSuspended } from '../sessions/log-in.ts';
import { openSession } from '../sessions/open-session.ts';
import { requestVerification } from '../verification/request-verification.ts';
import { decideAccountLink } from './account-link.ts';
import {
  findPersonBySocialIdentity,
  insertSocialAccount,
  lockSocialIdentity,
} from './social-account-store.ts';
import type { SocialIdentity } from './social-identity.ts';
import { socialLoginErrors } from './social-login-errors.ts';

/** What the page says beside the provider's token. */
export interface SocialLoginContext {
  readonly language: string;
  readonly referralCode: string;
  readonly visit?: LoginClient | undefined;
}

/** Lets in whoever a provider vouches for; the first time makes their account or links it (decision P9). */
export const logInWithSocialIdentity = (
  deps: Deps,
  vouched: SocialIdentity,
  came: SocialLoginContext,
): Promise<SessionMessage> => {
  const email = vouched.email && isEmail(vouched.email) ? normalizeEmail(vouched.email) : undefined;
  const social = { ...vouched, email };
  return deps.database.transaction(async (tx) => {
    const person = await findOrCreatePerson(deps, tx, social, came);
    const held = await lockPersonForShare(tx, person.id);
    if (!held || held.person.suspendedAt) throw accountSuspended();
    return openSession(deps, tx, held.person, came.visit);
  });
};

const findOrCreatePerson = async (
  deps: Deps,
  tx: Tx<Tables>,
  social: SocialIdentity,
  came: SocialLoginContext,
): Promise<Person> => {
  await lockSocialIdentity(tx, social);
  const now = deps.service.clock();
  const linked = await findPersonBySocialIdentity(tx, social);
  const known =
    linked ?? (social.email === undefined ? undefined : await findPersonByEmail(tx, social.email));
  const verdict = decideAccountLink(social, linked, known);
  if (verdict === 'make') return createAccount(deps, tx, social, came);
  if (!known || (verdict !== 'log-in' && verdict !== 'link')) throw toLinkError(verdict);
  if (verdict === 'link') {
    await insertSocialAccount(tx, social, known.id, false, now);
    deps.service.log.info({ person: known.id, provider: social.provider }, 'an account is linked');
  }
  return known;
};

/** Only a verdict that comes with an account can be anything else. */
const toLinkError = (verdict: ReturnType<typeof decideAccountLink>) =>
  verdict in socialLoginErrors
    ? socialLoginErrors[verdict as keyof typeof socialLoginErrors]()
    : new Error(`${verdict} without an account`);

/** A student's account without a password; told like any sign-up, its address proved where the provider says so. */
const createAccount = async (
  deps: Deps,
  tx: Tx<Tables>,
  social: SocialIdentity,
  came: SocialLoginContext,
): Promise<Person> => {
  const now = deps.service.clock();
  const email = social.email ?? '';
  const person = await insertPerson(tx, {
    ...newStudentRow(now),
    name: sanitizeName(social.name) || email.replace(/@.*/, ''),
    email,
    language: parseLanguage(came.language),
    referred_by: await findReferrer(tx, came.referralCode),
    verified_at: social.emailVerified ? now : null,
  });
  // Somebody took the address a moment ago.
  if (!person) throw socialLoginErrors['email-taken']();
  await insertSocialAccount(tx, social, person.id, true, now);
  await publishSignedUp(tx, person);
  await (person.verifiedAt ? publishEmailVerified(tx, person) : requestVerification(deps, tx, person));
  return person;
};
