import type { LinkedAccount, ListLinkedAccountsResponse } from '@sargam/proto/identity/v1/social';
import { each, field, instant, responseOf, success } from '../../api/response.ts';
import { allRoles } from '../../api/roles.ts';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { CurrentPassword, LoginProvider, providerName, toProvider } from './user-response.ts';

const OwnLinkedAccount = responseOf<LinkedAccount>('LinkedAccount')({
  provider: field(LoginProvider, ({ provider }) => providerName(provider)),
  linkedAt: instant(({ linkedAt }) => linkedAt),
});

export const linkedAccountRoutes: readonly Route[] = [
  route.get('/user/linked-accounts/{userId}', {
    summary: "The accounts at Google and Facebook that log in to the caller's account",
    ...ownUser,
    ownerOnly: true,
    response: responseOf<ListLinkedAccountsResponse>()({
      data: each(OwnLinkedAccount, ({ accounts }) => accounts),
    }),
    handle: (_call, { socialLogins }) => socialLogins.listLinkedAccounts({}),
  }),
  route.post('/user/linked-accounts/remove', {
    summary:
      "Ends the caller's login with Google or Facebook, and their other sessions; the errors of user/password/remove",
    roles: allRoles,
    rate: 'login',
    body: CurrentPassword.extend({ provider: LoginProvider }),
    response: success,
    handle: async ({ body }, { socialLogins, endedSessions }) => {
      const { provider, currentPassword } = body;
      const { sessionIds } = await socialLogins.unlinkAccount({
        provider: toProvider(provider),
        currentPassword,
      });
      await endedSessions.add(sessionIds);
    },
  }),
];
