import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { Person, type RedeemedVerification } from '@sargam/proto/identity/v1/identity';
import { isFromSite } from '../../auth/same-origin.ts';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import type { StoredFile } from '../../wire/files.ts';
import { admins, allRoles } from '../../wire/roles.ts';
import { IdParams } from '../../wire/schemas.ts';
import { flag, success, successMessage, successWith, textOrNull, view } from '../../wire/view.ts';
import { loadUserExtras } from './load-user-extras.ts';
import { toLoginClient } from './session-response.ts';
import { toSignUp } from './user-mapping.ts';
import {
  AccountForm,
  EmailParam,
  SignUpForm,
  type SignUpInput,
  User,
  VerificationToken,
} from './user-wire.ts';

/** Admins use the shorter create-account form of the back-office (decision P3). */
const accountFormFor = (caller: Caller | undefined) =>
  caller?.roles.includes('admin') ? AccountForm : undefined;

const verificationResponse = view<Pick<RedeemedVerification, 'passwordToken' | 'setsUp'>>()({
  ...successMessage('User Email Verify Successfull!!').fields,
  passwordToken: textOrNull(({ passwordToken }) => passwordToken),
  setsUp: flag(({ setsUp }) => setsUp, 'Whether the password sets up an account of staff'),
});

export const userRoutes: readonly Route[] = [
  route.post('/user/signup/', {
    summary:
      'Creates an account and mails the verification link; only an admin may choose another type than student',
    roles: 'anybody',
    stepUp: true,
    rate: 'signup',
    body: SignUpForm,
    bodyFor: accountFormFor,
    multipart: { photo: { kind: 'picture', required: '*Photo required' } },
    invalidMessage: 'Please fill all the required fields',
    response: view<Person>()({
      ...successMessage('check your email to verification').fields,
      user: User,
    }),
    handle: async ({ body, files, language, request, response }, deps) => {
      // The admin form has an optional photo.
      const photo: StoredFile | undefined = files.photo;
      const form = toSignUp(body as SignUpInput, photo?.key ?? '', language);
      const { siteUrl } = deps;
      const client = isFromSite(request, siteUrl) ? toLoginClient(deps, request) : undefined;
      const person = await deps.identity.signUp({ ...form, client });
      if (person.browserToken !== '') deps.cookies.setBrowserId(response, person.browserToken);
      return person;
    },
  }),
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
  route.get('/user/{id}', {
    summary: "The caller's own account; for an admin any account",
    roles: allRoles,
    params: IdParams,
    isOwner: ({ caller, params }) => caller.subject === params.id,
    response: User,
    handle: async ({ params }, deps) => {
      const [person, extras] = await Promise.all([
        deps.identity.getPerson({ personId: params.id }),
        loadUserExtras(deps, params.id),
      ]);
      return { ...person, ...extras };
    },
  }),
];

export const suspensionRoutes: readonly Route[] = [
  route.get('/user/suspend/{id}', {
    summary:
      'Suspends a user: ends their sessions immediately and rejects new logins; admins cannot suspend themselves',
    roles: admins,
    noOwner: 'staff',
    changesState: true,
    params: IdParams,
    response: successWith('User suspended successfully!!!', User),
    handle: async ({ params }, { suspensions, endedSessions }) => {
      const { person = Person.create(), endedSessionIds } = await suspensions.suspend({
        personId: params.id,
      });
      await endedSessions.add(endedSessionIds);
      return person;
    },
  }),
  route.get('/user/unsuspend/{id}', {
    summary: 'Ends the suspension of a user',
    roles: admins,
    noOwner: 'staff',
    changesState: true,
    params: IdParams,
    response: successWith('User unsuspended successfully!!!', User),
    handle: ({ params }, { suspensions }) => suspensions.reinstate({ personId: params.id }),
  }),
];
