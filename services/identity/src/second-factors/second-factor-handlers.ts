import { callerOf, requireCaller } from '@sargam/chassis/service';
import type { SecondFactorServiceImplementation } from '@sargam/proto/identity/v1/second_factors';
import type { Deps } from '../deps.ts';
import { listPasskeys } from '../passkeys/passkey-store.ts';
import type { PersonId } from '../people/person.ts';
import { findPersonById } from '../people/person-store.ts';
import { removeTotp, resetSecondFactor } from './remove-second-factor.ts';
import { needsSecondFactor } from './second-factor-rule.ts';
import { countUnusedRecoveryCodes, findSecondFactor } from './second-factor-store.ts';
import { confirmTotp, renewRecoveryCodes, startTotp } from './set-up-totp.ts';

/** All calls except `finishLogIn`, which belongs to the login. */
export const secondFactorHandlers = (deps: Deps): Omit<SecondFactorServiceImplementation, 'finishLogIn'> => ({
  getSecondFactor: async (_, context) => {
    const id = requireCaller(context).subject as PersonId;
    const { db } = deps.database;
    const person = await findPersonById(db, id);
    return {
      confirmedAt: (await findSecondFactor(db, id))?.confirmedAt,
      unusedRecoveryCodes: await countUnusedRecoveryCodes(db, id),
      passkeys: await listPasskeys(db, id),
      required: person !== undefined && needsSecondFactor(person, deps.service.settings),
    };
  },

  startTotp: ({ setupToken }, context) => startTotp(deps, { caller: callerOf(context), setupToken }),

  confirmTotp: async ({ setupToken, code }, context) => ({
    codes: [...(await confirmTotp(deps, { caller: callerOf(context), setupToken }, code))],
  }),

  renewRecoveryCodes: async (_, context) => {
    const id = requireCaller(context).subject as PersonId;
    return { codes: [...(await renewRecoveryCodes(deps, id))] };
  },

  removeTotp: async (_, context) => {
    await removeTotp(deps, requireCaller(context).subject as PersonId);
    return {};
  },

  resetSecondFactor: async ({ personId }, context) => {
    const admin = requireCaller(context, { roles: ['admin'] }).subject as PersonId;
    return { sessionIds: await resetSecondFactor(deps, admin, personId as PersonId) };
  },
});
