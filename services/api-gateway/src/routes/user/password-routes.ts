import { type Route, route } from '../../routing/route.ts';
import { successMessage } from '../../wire/view.ts';
import { EmailParam, NewPassword } from './user-wire.ts';

export const passwordRoutes: readonly Route[] = [
  route.post('/user/passwordreset/{email}', {
    summary: 'Mails a link to reset the password; the response is the same whether or not an account exists',
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
];
