import { domainError } from '@sargam/chassis/errors';
import { requireCaller, requireOwner } from '@sargam/chassis/service';
import type { Tx } from '@sargam/chassis/sql';
import type { IdentityServiceImplementation } from '@sargam/proto/identity/v1/identity';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person, PersonId } from '../people/person.ts';
import { publishEmailVerified } from '../people/person-events.ts';
import { toPersonMessage } from '../people/person-message.ts';
import { findPersonById, markVerified } from '../people/person-store.ts';
import { hashToken } from '../tokens/token.ts';
import { resendVerification } from './request-verification.ts';
import { consumeVerificationToken, findVerificationOwner } from './verification-store.ts';

type VerificationCalls = Pick<
  IdentityServiceImplementation,
  'verifyEmail' | 'resendVerification' | 'markEmailVerified'
>;

export const verificationCalls = (deps: Deps): VerificationCalls => ({
  verifyEmail: async ({ token }) =>
    deps.database.transaction(async (tx) => toPersonMessage(await verifyByToken(deps, tx, token))),

  resendVerification: async ({ personId }, context) => {
    requireOwner(context, personId, ['admin']);
    await deps.database.transaction(async (tx) =>
      resendVerification(deps, tx, await findPersonById(tx, personId)),
    );
    return {};
  },

  markEmailVerified: async ({ personId }, context) => {
    requireCaller(context, { roles: ['admin'] });
    return deps.database.transaction(async (tx) =>
      toPersonMessage(await verify(deps, tx, personId as PersonId)),
    );
  },
});

const verifyByToken = async (deps: Deps, tx: Tx<Tables>, token: string): Promise<Person> => {
  const hash = hashToken(token);
  const redeemed = await consumeVerificationToken(tx, hash, deps.service.clock());
  if (redeemed) return verify(deps, tx, redeemed);
  const owner = await findVerificationOwner(tx, hash);
  const person = owner && (await findPersonById(tx, owner));
  if (person?.verifiedAt) return person;
  throw domainError.invalid(
    'verification-link-dead',
    'This link is no longer valid. Please ask for a new one.',
  );
};

/** Verifies once. A repeat returns the person and publishes no event. */
const verify = async (deps: Deps, tx: Tx<Tables>, id: PersonId): Promise<Person> => {
  const verified = await markVerified(tx, id, deps.service.clock());
  if (verified) {
    await publishEmailVerified(tx, verified);
    return verified;
  }
  const person = await findPersonById(tx, id);
  if (!person) throw domainError.notFound('person-not-found', 'There is no such account.');
  return person;
};
