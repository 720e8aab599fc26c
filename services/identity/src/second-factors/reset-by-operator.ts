import { appendAuditEntry } from '@sargam/chassis/audit';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import type { IdentitySettings } from '../config.ts';
import type { Tables } from '../database.ts';
import { normalizeEmail } from '../people/person.ts';
import { findPersonByEmail } from '../people/person-store.ts';
import { endSessionsOfPerson } from '../sessions/session-store.ts';
import { deleteAllSecondFactors, secondFactorReset } from './remove-second-factor.ts';

/** The caller of a command that runs on a server. */
const operator = { subject: 'operator', roles: ['operator'], session: '', claims: {} };

/**
 * The command `node src/main.ts reset-second-factor <e-mail address>`, for the last admin, whose second factor no other admin can
 * reset. It ends the sessions of the person; their access tokens stay valid until they expire. A repeat changes nothing.
 */
export const resetByOperator =
  (email = '') =>
  async (service: Service<IdentitySettings>): Promise<void> => {
    const database = await openDatabase<Tables>(service);
    const person = await findPersonByEmail(database.db, normalizeEmail(email));
    if (!person) throw new Error('Usage: reset-second-factor <e-mail address of an account>');
    await service.runAsCaller(operator, () =>
      database.transaction(async (tx) => {
        if (!(await deleteAllSecondFactors(tx, person.id))) return;
        const at = service.clock();
        await appendAuditEntry(tx, at, secondFactorReset(person.id));
        await endSessionsOfPerson(tx, person.id, 'second-factor', at);
        service.log.warn(
          { caller: operator.subject, target: person.id },
          'second factor reset by an operator',
        );
      }),
    );
  };
