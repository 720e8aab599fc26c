import { domainError } from '@sargam/chassis/errors';
import { callerOf, requireOwner } from '@sargam/chassis/service';
import type { IdentityServiceImplementation } from '@sargam/proto/identity/v1/identity';
import type { Deps } from '../deps.ts';
import { normalizeEmail } from '../people/person.ts';
import { toPersonMessage } from '../people/person-message.ts';
import { findPersonById, isEmailTaken } from '../people/person-store.ts';
import { signUp } from './sign-up.ts';

type PersonCalls = Pick<IdentityServiceImplementation, 'signUp' | 'checkEmail' | 'getPerson'>;

export const personCalls = (deps: Deps): PersonCalls => ({
  signUp: async (request, context) => {
    const { person, browserToken } = await signUp(deps, callerOf(context), request);
    return { ...toPersonMessage(person), browserToken };
  },

  checkEmail: async ({ email }) => ({ taken: await isEmailTaken(deps.database.db, normalizeEmail(email)) }),

  getPerson: async ({ personId }, context) => {
    requireOwner(context, personId, ['admin']);
    const person = await findPersonById(deps.database.db, personId);
    if (!person) throw domainError.notFound('person-not-found', 'There is no such account.');
    return toPersonMessage(person);
  },
});
