import { refuse } from '@sargam/chassis/errors';
import { callerOf, requireOwner } from '@sargam/chassis/service';
import type { IdentityServiceImplementation } from '@sargam/proto/identity/v1/identity';
import type { Deps } from '../deps.ts';
import { normalEmail } from './person.ts';
import { personMessage } from './person-message.ts';
import { emailIsTaken, personById } from './person-store.ts';
import { signUp } from './sign-up.ts';

type PersonCalls = Pick<IdentityServiceImplementation, 'signUp' | 'checkEmail' | 'getPerson'>;

export const personCalls = (deps: Deps): PersonCalls => ({
  signUp: async (request, context) => personMessage(await signUp(deps, callerOf(context), request)),

  checkEmail: async ({ email }) => ({ taken: await emailIsTaken(deps.database.db, normalEmail(email)) }),

  getPerson: async ({ personId }, context) => {
    requireOwner(context, personId, ['admin']);
    const person = await personById(deps.database.db, personId);
    if (!person) throw refuse.notFound('person-not-found', 'There is no such account.');
    return personMessage(person);
  },
});
