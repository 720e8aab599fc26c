import type { PasswordServiceImplementation } from '@sargam/proto/identity/v1/passwords';
import type { Deps } from '../deps.ts';
import { normalEmail } from '../people/person.ts';
import { startResetMails } from '../resets/mail-resets.ts';
import { resetPassword } from '../resets/reset-password.ts';
import { insertAsk } from '../resets/reset-store.ts';

/** No address is longer (RFC 5321). */
const longestEmail = 254;

export const passwordCalls = (deps: Deps): PasswordServiceImplementation => {
  const mails = startResetMails(deps);
  return {
    requestPasswordReset: async ({ email }) => {
      await insertAsk(deps.database.db, normalEmail(email).slice(0, longestEmail), deps.service.clock());
      mails.soon();
      return {};
    },

    resetPassword: async ({ token, password }) => ({
      sessionIds: await resetPassword(deps, token, password),
    }),
  };
};
