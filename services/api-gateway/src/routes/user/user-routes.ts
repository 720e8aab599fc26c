import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { z } from 'zod';
import { isOwnUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import type { StoredFile } from '../../wire/files.ts';
import { admins, allRoles } from '../../wire/roles.ts';
import { Id, SuccessMessage, success, successWith } from '../../wire/schemas.ts';
import { loadUserExtras } from './load-user-extras.ts';
import { toSignUp, toUser } from './user-mapping.ts';
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

export const userRoutes: readonly Route[] = [
  route.post('/user/signup/', {
    summary:
      'Creates an account and mails the verification link; only an admin may choose another type than student',
    rate: 'signup',
    body: SignUpForm,
    bodyFor: accountFormFor,
    multipart: { photo: { kind: 'picture', required: '*Photo required' } },
    invalidMessage: 'Please fill all the required fields',
    response: SuccessMessage.extend({ user: User }),
    handle: async ({ body, files, language }, { identity }) => {
      // The admin form has an optional photo.
      const photo: StoredFile | undefined = files.photo;
      const person = await identity.signUp(toSignUp(body as SignUpInput, photo?.key ?? '', language));
      return { success: true, message: 'check your email to verification', user: toUser(person) };
    },
  }),
  route.get('/user/checkemail/{email}', {
    summary: '200 if an account has this e-mail address, otherwise 404',
    rate: 'checkEmail',
    params: EmailParam,
    response: z.object({ success: z.literal(true) }),
    handle: async ({ params }, { identity }) => {
      const { taken } = await identity.checkEmail({ email: params.email });
      if (!taken) throw domainError.notFound('email-free', 'This email is not registered.');
      return { success: true };
    },
  }),
  route.post('/user/verify-email', {
    summary: 'Verifies the e-mail address with the token of the mailed link',
    rate: 'login',
    body: VerificationToken,
    response: SuccessMessage,
    handle: async ({ body }, { identity }) => {
      await identity.verifyEmail({ token: body.token });
      return { success: true, message: 'User Email Verify Successfull!!' };
    },
  }),
  route.get('/user/re-verify/{userId}', {
    summary: 'Sends the verification mail again',
    roles: allRoles,
    rate: 'signup',
    changesState: true,
    params: z.object({ userId: Id }),
    isOwner: isOwnUser,
    response: SuccessMessage,
    handle: async ({ params }, { identity }) => {
      await identity.resendVerification({ personId: params.userId });
      return { success: true, message: 'Please check your email inbox/spam folder and verify your email' };
    },
  }),
  route.get('/user/verify/{id}', {
    summary: "Marks a user's e-mail address as verified",
    roles: admins,
    changesState: true,
    params: z.object({ id: Id }),
    response: successWith(User),
    handle: async ({ params }, { identity }) => {
      const person = await identity.markEmailVerified({ personId: params.id });
      return success('User Email Verify Successfull!!', toUser(person));
    },
  }),
  route.get('/user/{id}', {
    summary: "The caller's own account; for an admin any account",
    roles: allRoles,
    params: z.object({ id: Id }),
    isOwner: ({ caller, params }) => caller.subject === params.id,
    response: User,
    handle: async ({ params }, deps) => {
      const [person, extras] = await Promise.all([
        deps.identity.getPerson({ personId: params.id }),
        loadUserExtras(deps, params.id),
      ]);
      return toUser(person, extras);
    },
  }),
];
