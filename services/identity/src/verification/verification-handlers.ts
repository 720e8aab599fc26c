import { appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import { callerOf, requireCaller, requireOwner } from '@sargam/chassis/service';
import type { Tx } from '@sargam/chassis/sql';
import type { IdentityServiceImplementation } from '@sargam/proto/identity/v1/identity';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person, PersonId } from '../people/person.ts';
import { markVerified } from '../people/person-change-store.ts';
import { publishEmailVerified } from '../people/person-events.ts';
import { toPersonMessage } from '../people/person-message.ts';
import { findPersonById } from '../people/person-store.ts';
import { redeemVerification } from './redeem-verification.ts';
import { resendVerification } from './request-verification.ts';

type VerificationHandlers = Pick<
  IdentityServiceImplementation,
  'verifyEmail' | 'redeemVerification' | 'resendVerification' | 'markEmailVerified'
>;

export const verificationHandlers = (deps: Deps): VerificationHandlers => ({
  verifyEmail: async ({ token }, context) => {
    const { person } = await redeemVerification(deps, { token, browserToken: '' }, callerOf(context));
    return toPersonMessage(person);
  },

  redeemVerification: async (request, context) => {
    const redeemed = await redeemVerification(deps, request, callerOf(context));
    return { ...redeemed, person: toPersonMessage(redeemed.person) };
  },

  resendVerification: async ({ personId }, context) => {
    const caller = requireOwner(context, personId, ['admin']);
    await deps.database.transaction(async (tx) => {
      const isRequested = await resendVerification(deps, tx, await findPersonById(tx, personId));
      if (isRequested && caller.subject !== personId)
        await appendAuditEntry(tx, deps.service.clock(), {
          action: 'ResendVerification',
          targetKind: 'account',
          targetId: personId,
        });
    });
    return {};
  },

  markEmailVerified: async ({ personId }, context) => {
    requireCaller(context, { roles: ['admin'] });
    return deps.database.transaction(async (tx) =>
      toPersonMessage(await verify(deps, tx, personId as PersonId)),
    );
  },
});

/** Verifies once. A repeat returns the person and publishes no event. */
const verify = async (deps: Deps, tx: Tx<Tables>, id: PersonId): Promise<Person> => {
  const verified = await markVerified(tx, id, deps.service.clock());
  if (verified) {
    await publishEmailVerified(tx, verified);
    await appendAuditEntry(tx, deps.service.clock(), {
      action: 'MarkEmailVerified',
      targetKind: 'account',
      targetId: id,
      before: { emailVerified: false },
      after: { emailVerified: true },
    });
    return verified;
  }
  const person = await findPersonById(tx, id);
  if (!person) throw domainError.notFound('person-not-found', 'There is no such account.');
  return person;
};
