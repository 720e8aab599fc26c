import { domainError } from '@sargam/chassis/errors';
import type { RedeemedVerification } from '@sargam/proto/identity/v1/identity';
import { flag, responseOf, success, successMessage, successWith, textOrNull } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { IdParams } from '../../api/schemas.ts';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { EmailParam, User, VerificationToken } from './user-response.ts';

const verificationResponse = responseOf<Pick<RedeemedVerification, 'passwordToken' | 'staffSetUp'>>()({
  ...successMessage('User Email Verify Successfull!!').fields,
  passwordToken: textOrNull(({ passwordToken }) => passwordToken),
  staffSetUp: flag(({ staffSetUp }) => staffSetUp, 'Whether the password sets up an account of staff'),
});

export const userRoutes: readonly Route[] = [
  route.get('/user/checkemail/{email}', {
    summary: '200 if an account has this e-mail address, otherwise 404',
    roles: 'anybody',
    noOwner: 'public',
    rate: 'checkEmail',
    params: EmailParam,
    response: success,
    handle: async ({ params }, { identity }) => {
      const { taken } = await identity.checkEmail({ email: params.email });
      if (!taken) throw domainError.notFound('email-free', 'This email is not registered.');
    },
  }),
  route.post('/user/verify-email', {
    summary:
      'Verifies the e-mail address with the token of the mailed link. In a browser that neither signed up nor is logged in to the account, the password, other logins and sessions end, and passwordToken sets a password',
    roles: 'anybody',
    rate: 'login',
    body: VerificationToken,
    response: verificationResponse,
    handle: async ({ body, request, response }, { identity, cookies, endedSessions }) => {
      const browserToken = cookies.readBrowserId(request);
      const redeemed = await identity.redeemVerification({ token: body.token, browserToken });
      if (redeemed.endedSessionIds.length > 0) {
        await endedSessions.add(redeemed.endedSessionIds);
        cookies.clearSession(response);
      }
      return redeemed;
    },
  }),
  route.get('/user/re-verify/{userId}', {
    summary: 'Sends the verification mail again',
    ...ownUser,
    rate: 'signup',
    changesState: true,
    response: successMessage('Please check your email inbox/spam folder and verify your email'),
    handle: ({ params }, { identity }) => identity.resendVerification({ personId: params.userId }),
  }),
  route.get('/user/verify/{id}', {
    summary: "Marks a user's e-mail address as verified",
    roles: admins,
    noOwner: 'staff',
    changesState: true,
    params: IdParams,
    response: successWith('User Email Verify Successfull!!', User),
    handle: ({ params }, { identity }) => identity.markEmailVerified({ personId: params.id }),
  }),
];
