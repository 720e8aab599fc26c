import { success, successMessage } from '../../api/response.ts';
import { allRoles } from '../../api/roles.ts';
import { type Route, route } from '../../routing/route.ts';
import { CurrentPassword, EmailParam, NewPassword } from './user-response.ts';

export const passwordRoutes: readonly Route[] = [
  route.post('/user/passwordreset/{email}', {
    summary: 'Mails a link to reset the password; the response is the same whether or not an account exists',
    roles: 'anybody',
    noOwner: 'public',
    rate: 'signup',
    params: EmailParam,
    invalidMessage: 'any of the field is missing',
    ignoresToken: true,
    response: successMessage('check your email'),
    handle: ({ params, language }, { passwords }) =>
      passwords.requestPasswordReset({ email: params.email, language }),
  }),
  route.post('/user/passwordreset', {
    summary: 'Sets a new password with the token of the mailed link, and ends all sessions of the account',
    roles: 'anybody',
    rate: 'login',
    ignoresToken: true,
    body: NewPassword,
    response: successMessage('Your password was changed. Please log in.'),
    handle: async ({ body, response }, { passwords, endedSessions, cookies }) => {
      const { sessionIds } = await passwords.resetPassword({ token: body.token, password: body.password });
      await endedSessions.add(sessionIds);
      cookies.clearSession(response);
    },
  }),
  route.post('/user/password/remove', {
    summary:
      "Removes the caller's password and ends their other sessions; 403 reauthentication-required without the current password or a login of the last 15 minutes, 409 last-login-method if there is no other way to log in",
    roles: allRoles,
    rate: 'login',
    body: CurrentPassword,
    response: success,
    handle: async ({ body }, { passwords, endedSessions }) => {
      const { sessionIds } = await passwords.removePassword(body);
      await endedSessions.add(sessionIds);
    },
  }),
];
