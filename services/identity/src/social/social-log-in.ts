import type { Tx } from '@sargam/chassis/sql';
import type { Session as SessionMessage, Visit } from '@sargam/proto/identity/v1/identity';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { newPersonRow, referrerOf } from '../people/new-person.ts';
import { isEmail, normalEmail, type Person, parseLanguage, plainName } from '../people/person.ts';
import { announceEmailVerified, announceSignedUp } from '../people/person-events.ts';
import { holdPerson, insertPerson, personByEmail } from '../people/person-store.ts';
import { suspended } from '../sessions/log-in.ts';
import { openSession } from '../sessions/open-session.ts';
import { requestVerification } from '../verification/request-verification.ts';
import { linkVerdict } from './link-verdict.ts';
import { holdSubject, insertSocialAccount, personBySubject } from './social-account-store.ts';
import type { SocialPerson } from './social-person.ts';
import { socialRefusals } from './social-refusals.ts';

/** What the page says beside the provider's token. */
export interface Came {
  readonly language: string;
  readonly referralCode: string;
  readonly visit?: Visit | undefined;
}

/** Lets in whoever a provider vouches for; the first time makes their account or links it (decision P9). */
export const socialLogIn = (deps: Deps, vouched: SocialPerson, came: Came): Promise<SessionMessage> => {
  const email = vouched.email && isEmail(vouched.email) ? normalEmail(vouched.email) : undefined;
  const social = { ...vouched, email };
  return deps.database.transaction(async (tx) => {
    const person = await personOf(deps, tx, social, came);
    const held = await holdPerson(tx, person.id);
    if (!held || held.person.suspendedAt) throw suspended();
    return openSession(deps, tx, held.person, came.visit);
  });
};

const personOf = async (deps: Deps, tx: Tx<Tables>, social: SocialPerson, came: Came): Promise<Person> => {
  await holdSubject(tx, social);
  const now = deps.service.clock();
  const linked = await personBySubject(tx, social);
  const known = linked ?? (social.email === undefined ? undefined : await personByEmail(tx, social.email));
  const verdict = linkVerdict(social, linked, known);
  if (verdict === 'make') return makeAccount(deps, tx, social, came);
  if (!known || (verdict !== 'log-in' && verdict !== 'link')) throw refusalFor(verdict);
  if (verdict === 'link') {
    await insertSocialAccount(tx, social, known.id, false, now);
    deps.service.log.info({ person: known.id, provider: social.provider }, 'an account is linked');
  }
  return known;
};

/** Only a verdict that comes with an account can be anything else. */
const refusalFor = (verdict: ReturnType<typeof linkVerdict>) =>
  verdict in socialRefusals
    ? socialRefusals[verdict as keyof typeof socialRefusals]()
    : new Error(`${verdict} without an account`);

/** A student's account without a password; told like any sign-up, its address proved where the provider says so. */
const makeAccount = async (deps: Deps, tx: Tx<Tables>, social: SocialPerson, came: Came): Promise<Person> => {
  const now = deps.service.clock();
  const email = social.email ?? '';
  const person = await insertPerson(tx, {
    ...newPersonRow(now),
    name: plainName(social.name) || email.replace(/@.*/, ''),
    email,
    language: parseLanguage(came.language),
    referred_by: await referrerOf(tx, came.referralCode),
    verified_at: social.emailVerified ? now : null,
  });
  // Somebody took the address a moment ago.
  if (!person) throw socialRefusals['email-taken']();
  await insertSocialAccount(tx, social, person.id, true, now);
  await announceSignedUp(tx, person);
  await (person.verifiedAt ? announceEmailVerified(tx, person) : requestVerification(deps, tx, person));
  return person;
};
