import { DomainError, domainError } from '@sargam/chassis/errors';
import type { Tx } from '@sargam/chassis/sql';
import type { IdentitySettings } from '../config.ts';
import type { Tables } from '../database.ts';
import { insertReset } from '../password-resets/reset-store.ts';
import type { Person } from '../people/person.ts';
import { removePassword } from '../people/person-change-store.ts';
import { createToken, hashToken } from '../tokens/token.ts';

const setUpTimeMs = 24 * 3_600_000;

type SetUpSettings = Pick<IdentitySettings, 'sargamEnv' | 'staffWithoutSetUp'>;

/**
 * Until when a new account has to be set up; undefined for students. The admin who creates an account of staff knows the password of
 * the form, so its owner chooses another one with a mailed link before the first login. The accounts of the demo data are exempt.
 */
export const setUpEnd = (
  { role, email }: Pick<Person, 'role' | 'email'>,
  { sargamEnv, staffWithoutSetUp }: SetUpSettings,
  now: Date,
): Date | undefined => {
  const isExempt = sargamEnv !== 'production' && staffWithoutSetUp.includes(email);
  return role === 'student' || isExempt ? undefined : new Date(now.getTime() + setUpTimeMs);
};

/**
 * Answers a login with the password of the create-account form: the password ends, and the refusal contains a token with which the
 * person chooses another one. Its use does not verify the address, because the token was not mailed.
 */
export const openSetUp = async (
  tx: Tx<Tables>,
  { id: personId }: Person,
  setUpUntil: Date,
  now: Date,
): Promise<DomainError> => {
  if (setUpUntil <= now) return setUpExpired();
  await removePassword(tx, personId);
  const token = createToken();
  await insertReset(tx, { hash: hashToken(token), personId, expiresAt: setUpUntil, provesEmail: false });
  return new DomainError('unauthenticated', 'set-up-required', 'Please choose a password of your own.', {
    detail: { token },
  });
};

const setUpExpired = () =>
  domainError.unauthenticated(
    'set-up-expired',
    'This account was not set up in time. Please ask an admin for a new link.',
  );
