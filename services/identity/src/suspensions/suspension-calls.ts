import { requireCaller } from '@sargam/chassis/service';
import type { SuspensionServiceImplementation } from '@sargam/proto/identity/v1/suspensions';
import type { Deps } from '../deps.ts';
import type { PersonId } from '../people/person.ts';
import { toPersonMessage } from '../people/person-message.ts';
import { reinstate, suspend } from './suspend.ts';

type Context = Parameters<typeof requireCaller>[0];

const adminOf = (context: Context): PersonId =>
  requireCaller(context, { roles: ['admin'] }).subject as PersonId;

export const suspensionCalls = (deps: Deps): SuspensionServiceImplementation => ({
  suspend: async ({ personId }, context) => {
    const { person, endedSessionIds } = await suspend(deps, adminOf(context), personId as PersonId);
    return { person: toPersonMessage(person), endedSessionIds };
  },

  reinstate: async ({ personId }, context) =>
    toPersonMessage(await reinstate(deps, adminOf(context), personId as PersonId)),
});
