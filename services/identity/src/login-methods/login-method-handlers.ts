import { domainError } from '@sargam/chassis/errors';
import { keyForValue } from '@sargam/chassis/lookup';
import { requireCaller } from '@sargam/chassis/service';
import type { PasswordServiceImplementation } from '@sargam/proto/identity/v1/passwords';
import type { SocialLoginServiceImplementation } from '@sargam/proto/identity/v1/social';
import type { Deps } from '../deps.ts';
import type { PersonId } from '../people/person.ts';
import { providerMessages } from '../social-accounts/provider-messages.ts';
import { listLinkedAccounts } from '../social-accounts/social-account-store.ts';
import { removeLoginMethod } from './remove-login-method.ts';

/** Lists and removes the caller's own ways to log in. Answers name the ended sessions, so that the gateway can reject their access tokens. */
export const linkedAccountHandlers = (
  deps: Deps,
): Pick<SocialLoginServiceImplementation, 'listLinkedAccounts' | 'unlinkAccount'> => ({
  listLinkedAccounts: async (_, context) => {
    const rows = await listLinkedAccounts(deps.database.db, requireCaller(context).subject as PersonId);
    return { accounts: rows.map((row) => ({ ...row, provider: providerMessages[row.provider] })) };
  },

  unlinkAccount: async ({ provider, currentPassword }, context) => {
    const method = keyForValue(providerMessages, provider);
    if (!method) throw domainError.invalid('unknown-provider', 'There is no such login.');
    return { sessionIds: await removeLoginMethod(deps, requireCaller(context), method, currentPassword) };
  },
});

export const passwordRemovalHandlers = (
  deps: Deps,
): Pick<PasswordServiceImplementation, 'removePassword'> => ({
  removePassword: async ({ currentPassword }, context) => ({
    sessionIds: await removeLoginMethod(deps, requireCaller(context), 'password', currentPassword),
  }),
});
