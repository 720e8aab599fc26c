import type { PasswordServiceImplementation } from '@sargam/proto/identity/v1/passwords';
import type { Deps } from '../deps.ts';
import { normalizeEmail } from '../people/person.ts';
import { startResetMailer } from './reset-mailer.ts';
import { resetPassword } from './reset-password.ts';
import { insertResetRequest } from './reset-store.ts';

/** Maximum length of an e-mail address (RFC 5321). */
const maxEmailLength = 254;

export const passwordHandlers = (deps: Deps): Omit<PasswordServiceImplementation, 'removePassword'> => {
  const mailer = startResetMailer(deps);
  return {
    requestPasswordReset: async ({ email }) => {
      await insertResetRequest(
        deps.database.db,
        normalizeEmail(email).slice(0, maxEmailLength),
        deps.service.clock(),
      );
      mailer.trigger();
      return {};
    },

    resetPassword: async ({ token, password }) => ({
      sessionIds: await resetPassword(deps, token, password),
    }),
  };
};
