import type { Tx } from '@sargam/chassis/sql';
import type { LoginClient, Session as SessionMessage } from '@sargam/proto/identity/v1/identity';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { findReferrer, newStudentRow } from '../people/new-person.ts';
import { isEmail, normalizeEmail, type Person, type PersonId, parseLanguage } from '../people/person.ts';
import { markVerified } from '../people/person-change-store.ts';
import { publishEmailVerified, publishSignedUp } from '../people/person-events.ts';
import { toPersonName } from '../people/person-name.ts';
import { findPersonByEmail, insertPerson, lockPersonForShare } from '../people/person-store.ts';
import { accountSuspended } from '../sessions/login-errors.ts';
import { openSession } from '../sessions/open-session.ts';
import {
  findPersonBySocialIdentity,
  insertSocialAccount,
  lockSocialIdentity,
} from '../social-accounts/social-account-store.ts';
import type { SocialIdentity } from '../social-accounts/social-identity.ts';
import { endUnverifiedAccess } from '../verification/end-unverified-access.ts';
import { requestVerification } from '../verification/request-verification.ts';
import { decideAccountLink } from './account-link.ts';
import { socialLoginErrors } from './social-login-errors.ts';

/** The fields of a login request besides the provider's token. */
export interface SocialLoginContext {
  readonly language: string;
  readonly referralCode: string;
  readonly visit?: LoginClient | undefined;
}

/** Logs in a verified social identity. The first login creates or links an account (decision P9). */
export const logInWithSocialIdentity = (
  deps: Deps,
  verified: SocialIdentity,
  context: SocialLoginContext,
): Promise<SessionMessage> => {
  const email = verified.email && isEmail(verified.email) ? normalizeEmail(verified.email) : undefined;
  const social = { ...verified, email };
  return deps.database.transaction(async (tx) => {
    const { person, endedSessionIds } = await findOrCreatePerson(deps, tx, social, context);
    const current = await lockPersonForShare(tx, person.id);
    if (!current || current.person.suspendedAt) throw accountSuspended();
    return { ...(await openSession(deps, tx, current.person, context.visit)), endedSessionIds };
  });
};

const findOrCreatePerson = async (
  deps: Deps,
  tx: Tx<Tables>,
  social: SocialIdentity,
  context: SocialLoginContext,
): Promise<FoundPerson> => {
  await lockSocialIdentity(tx, social);
  const found = await findAccount(tx, social);
  if (found.decision !== 'create') return logInToAccount(deps, tx, social, found);
  const person = await createAccount(deps, tx, social, context);
  if (person) return { person, endedSessionIds: [] };
  // A concurrent sign-up took the address in between: its account decides.
  return logInToAccount(deps, tx, social, await findAccount(tx, social));
};

/** The account of the identity or of its address, and what a login does with it. */
const findAccount = async (tx: Tx<Tables>, social: SocialIdentity) => {
  const linked = await findPersonBySocialIdentity(tx, social);
  const known =
    linked ?? (social.email === undefined ? undefined : await findPersonByEmail(tx, social.email));
  return { known, decision: decideAccountLink(social, linked, known) };
};

/** Logs in to a known account, and links it to the identity if it is not yet. */
const logInToAccount = async (
  deps: Deps,
  tx: Tx<Tables>,
  social: SocialIdentity,
  { known, decision }: Awaited<ReturnType<typeof findAccount>>,
): Promise<FoundPerson> => {
  if (!known || !(decision === 'log-in' || decision === 'link' || decision === 'claim'))
    throw toLinkError(decision);
  const now = deps.service.clock();
  const endedSessionIds = decision === 'claim' ? await takeOver(tx, known.id, now) : [];
  if (decision !== 'log-in') {
    await insertSocialAccount(tx, social, known.id, false, now);
    deps.service.log.info(
      { person: known.id, provider: social.provider, decision, endedSessions: endedSessionIds.length },
      'account linked to social identity',
    );
  }
  return { person: known, endedSessionIds };
};

interface FoundPerson {
  readonly person: Person;
  /** Sessions that were opened before the address was verified, and have ended now. */
  readonly endedSessionIds: string[];
}

/** A concurrent verification has the same proof of the address, so everything ends then too. */
const takeOver = async (tx: Tx<Tables>, id: PersonId, now: Date): Promise<string[]> => {
  const verified = await markVerified(tx, id, now);
  if (verified) await publishEmailVerified(tx, verified);
  return endUnverifiedAccess(tx, id, now);
};

/** `log-in`, `link` and `claim` always come with an account, so any other value here is a bug. */
const toLinkError = (decision: ReturnType<typeof decideAccountLink>) =>
  decision in socialLoginErrors
    ? socialLoginErrors[decision as keyof typeof socialLoginErrors]()
    : new Error(`${decision} without an account`);

/** Creates a student account without a password; undefined if the address is taken. It is verified if the provider verified it. */
const createAccount = async (
  deps: Deps,
  tx: Tx<Tables>,
  social: SocialIdentity,
  context: SocialLoginContext,
): Promise<Person | undefined> => {
  const now = deps.service.clock();
  const email = social.email ?? '';
  const person = await insertPerson(tx, {
    ...newStudentRow(now),
    name: toPersonName(social.name) || toPersonName(email.replace(/@.*/, '')) || 'Student',
    email,
    language: parseLanguage(context.language),
    referred_by: await findReferrer(tx, context.referralCode),
    verified_at: social.emailVerified ? now : null,
  });
  if (!person) return undefined;
  await insertSocialAccount(tx, social, person.id, true, now);
  await publishSignedUp(tx, person);
  await (person.verifiedAt ? publishEmailVerified(tx, person) : requestVerification(deps, tx, person));
  return person;
};
