import { callerOf, requireCaller } from '@sargam/chassis/service';
import type { PasskeyServiceImplementation } from '@sargam/proto/identity/v1/passkeys';
import type { Deps } from '../deps.ts';
import type { PersonId } from '../people/person.ts';
import { addPasskey, startPasskey } from './add-passkey.ts';
import { removePasskey } from './remove-second-factor.ts';
import { startPasskeyStepUp, stepUpWithPasskey } from './step-up-with-passkey.ts';

type LogInHandlers = 'startPasskeyLogIn' | 'finishPasskeyLogIn';

/** All calls except those that belong to the login. */
export const passkeyHandlers = (deps: Deps): Omit<PasskeyServiceImplementation, LogInHandlers> => ({
  startPasskey: async ({ setupToken }, context) => ({
    json: await startPasskey(deps, { caller: callerOf(context), setupToken }),
  }),

  addPasskey: ({ setupToken, ...passkey }, context) =>
    addPasskey(deps, { caller: callerOf(context), setupToken }, passkey),

  removePasskey: async ({ passkeyId }, context) => {
    await removePasskey(deps, requireCaller(context).subject as PersonId, passkeyId);
    return {};
  },

  startPasskeyStepUp: async (_, context) => ({
    json: await startPasskeyStepUp(deps, requireCaller(context)),
  }),

  stepUpWithPasskey: ({ responseJson }, context) =>
    stepUpWithPasskey(deps, requireCaller(context), responseJson),
});
