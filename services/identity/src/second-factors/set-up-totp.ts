import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { consumeAttempt, releaseAttempt } from '../login-attempts/attempt-store.ts';
import type { Person, PersonId } from '../people/person.ts';
import { findCredentialsById } from '../people/person-store.ts';
import { consumeChallenge, findChallenge } from './login-challenges.ts';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { alreadySetUp, challengeExpired, codeWrong } from './second-factor-errors.ts';
import { mayHaveSecondFactor } from './second-factor-rule.ts';
import {
  confirmSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  saveUnconfirmedSecret,
} from './second-factor-store.ts';
import { createTotpSecret, totpUri } from './totp.ts';
import { attemptKeyOfCodes, verifyTotp } from './verify-code.ts';

/** Who sets up a second factor: a logged-in person, or somebody whose login needs the set-up first. */
export interface SetUpOwner {
  readonly caller: Caller | undefined;
  readonly setupToken: string;
}

const requireOwner = async (deps: Deps, { caller, setupToken }: SetUpOwner): Promise<Person> => {
  const { db } = deps.database;
  const challenge = caller ? undefined : await findChallenge(db, setupToken, 'set-up', deps.service.clock());
  if (!caller && !challenge) throw challengeExpired();
  const id = caller?.subject ?? challenge?.personId ?? '';
  const found = await findCredentialsById(db, id);
  if (!found || !mayHaveSecondFactor(found.person)) throw domainError.forbidden();
  if (challenge && !challenge.hasPassword(found.passwordHash)) throw challengeExpired();
  return found.person;
};

/** Creates a secret. It counts once a code confirms that the person's authenticator has it. */
export const startTotp = async (
  deps: Deps,
  owner: SetUpOwner,
): Promise<{ readonly secret: string; readonly uri: string }> => {
  const person = await requireOwner(deps, owner);
  const secret = createTotpSecret();
  if (!(await saveUnconfirmedSecret(deps.database.db, person.id, deps.cipher.encrypt(secret))))
    throw alreadySetUp();
  return { secret, uri: totpUri(secret, person.email) };
};

/** Confirms the secret and returns the recovery codes, which are readable only now. */
export const confirmTotp = async (
  deps: Deps,
  owner: SetUpOwner,
  code: string,
): Promise<readonly string[]> => {
  const { id } = await requireOwner(deps, owner);
  const attemptKey = attemptKeyOfCodes(id);
  await consumeAttempt(deps.database.db, attemptKey, deps.service.clock());
  const codes = await deps.database.transaction(async (tx) => {
    const factor = await findSecondFactor(tx, id);
    if (factor?.confirmedAt) throw alreadySetUp();
    if (!factor || !(await verifyTotp(deps, tx, id, factor, code))) throw codeWrong();
    if (!(await confirmSecondFactor(tx, id, deps.service.clock()))) throw alreadySetUp();
    if (!owner.caller && !(await consumeChallenge(tx, owner.setupToken))) throw challengeExpired();
    return issueRecoveryCodes(tx, id);
  });
  await releaseAttempt(deps.database.db, attemptKey);
  deps.service.log.info({ caller: id, target: id }, 'second factor set up');
  return codes;
};

/** Replaces the recovery codes. */
export const issueRecoveryCodes = async (tx: Kysely<Tables>, id: PersonId): Promise<readonly string[]> => {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(tx, id, codes.map(hashRecoveryCode));
  return codes;
};
