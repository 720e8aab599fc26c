import { domainError } from '@sargam/chassis/errors';
import { callerOf, requireCaller, requireOwner } from '@sargam/chassis/service';
import type { IdentityServiceImplementation } from '@sargam/proto/identity/v1/identity';
import type { Kysely } from 'kysely';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { normalizeEmail, type Person, parseStudentId } from '../people/person.ts';
import { toPersonMessage, toReadMessage } from '../people/person-message.ts';
import { findPersonById, findPersonByNumber, isEmailTaken } from '../people/person-store.ts';
import { findSuspendReason } from '../suspensions/suspension-store.ts';
import { signUp } from './sign-up.ts';

type PersonHandlers = Pick<IdentityServiceImplementation, 'signUp' | 'checkEmail' | 'getPerson'>;

export const personHandlers = (deps: Deps): PersonHandlers => ({
  signUp: async (request, context) => {
    const { person, browserToken } = await signUp(deps, callerOf(context), request);
    return { ...toPersonMessage(person), browserToken };
  },

  checkEmail: async ({ email }) => ({ taken: await isEmailTaken(deps.database.db, normalizeEmail(email)) }),

  getPerson: async ({ personId }, context) => {
    // A service asks for the name on an invoice that it prints for another service.
    requireOwner(context, personId, ['admin', 'service']);
    const { db } = deps.database;
    const person = await findPerson(db, personId);
    if (!person) throw domainError.notFound('person-not-found', 'There is no such account.');
    const isShown = person.suspendedAt !== undefined && requireCaller(context).roles.includes('admin');
    const reason = isShown ? await findSuspendReason(db, person.id) : '';
    return toReadMessage(person, deps.service.clock(), reason);
  },
});

/** By id, or by student number (decision B4). */
const findPerson = (db: Kysely<Tables>, id: string): Promise<Person | undefined> => {
  const number = parseStudentId(id);
  return number === undefined ? findPersonById(db, id) : findPersonByNumber(db, number);
};
