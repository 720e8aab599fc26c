import type { PasswordServiceImplementation } from '@sargam/proto/identity/v1/passwords';
import type { Deps } from '../deps.ts';
import { normalizeEmail } from '../people/person.ts';
import { startResetMailer } from './reset-mailer.ts';
import { resetPassword } from './reset-password.ts';
import { insertResetRequest } from './reset-store.ts';

/** No address is longer (RFC 5321). */
const longestEmail = 254;

export const passwordCalls = (deps: Deps): PasswordServiceImplementation => {
  const mails = startResetMailer(deps);
  return {
    requestPasswordReset: async ({ email }) => {
      await insertResetRequest(
        deps.database.db,
        normalizeEmail(email).slice(0, longestEmail),
        deps.service.clock(),
      );
      mails.trigger();
      return {};
    },

    resetPassword: async ({ token, password }) => ({
      sessionIds: await resetPassword(deps, token, password),
    }),
  };
};
