import { createHash } from 'node:crypto';
import { toLatinDigits } from '@sargam/chassis/formatting';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { AttemptKey } from '../login-attempts/attempt-store.ts';
import type { PersonId } from '../people/person.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { consumeRecoveryCode, consumeTotpStep, type StoredSecondFactor } from './second-factor-store.ts';
import { findTotpStep } from './totp.ts';

/** Whether a code of the authenticator is correct and was not used before. The code is used up then. */
export const verifyTotp = async (
  deps: Deps,
  db: Kysely<Tables>,
  id: PersonId,
  { encryptedSecret }: StoredSecondFactor,
  code: string,
): Promise<boolean> => {
  const digits = toLatinDigits(code).replaceAll(/\s/g, '');
  const step = findTotpStep(deps.cipher.decrypt(encryptedSecret), digits, deps.service.clock());
  return step !== undefined && consumeTotpStep(db, id, step);
};

/** Whether a code of the authenticator or a recovery code is correct. The code is used up then. */
export const verifyCode = async (
  deps: Deps,
  db: Kysely<Tables>,
  id: PersonId,
  factor: StoredSecondFactor,
  code: string,
): Promise<boolean> =>
  (await verifyTotp(deps, db, id, factor, code)) ||
  consumeRecoveryCode(db, id, hashRecoveryCode(code), deps.service.clock());

/**
 * Attempts are counted per person, independent of the attempts to guess the password: only somebody with the password makes
 * them, and a reset of the password does not allow further guesses.
 */
export const attemptKeyOfCodes = (id: PersonId): AttemptKey => ({
  account: createHash('sha256').update(`second-factor:${id}`).digest(),
  browser: Buffer.alloc(0),
});
