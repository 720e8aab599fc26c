import { z } from 'zod';
import { members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Done, Id } from '../../wire/schemas.ts';
import { EmailParam, SignUpForm, User, VerificationToken } from './user-wire.ts';

export const userRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: '/user/signup/',
    summary:
      'Creates an account and mails the verification link; only an admin may name another type than student',
    rate: 'signup',
    body: SignUpForm,
    multipart: { photo: { kind: 'picture' } },
    missing: 'Please fill all the required fields',
    response: Done.extend({ user: User }),
  }),
  route({
    method: 'get',
    path: '/user/checkemail/{email}',
    summary: '200 where an account has this address, 404 where it is free',
    rate: 'checkEmail',
    params: EmailParam,
    response: z.object({ success: z.literal(true) }),
  }),
  route({
    method: 'post',
    path: '/user/verify-email',
    summary: 'Proves the e-mail address with the token of the mailed link',
    rate: 'login',
    body: VerificationToken,
    response: Done,
  }),
  route({
    method: 'get',
    path: '/user/re-verify/{userId}',
    summary: 'Asks for the verification mail again',
    roles: members,
    rate: 'signup',
    changes: true,
    params: z.object({ userId: Id }),
    own: ({ caller, params }) => caller.subject === params.userId,
    response: Done,
  }),
  route({
    method: 'get',
    path: '/user/{id}',
    summary: "The caller's own account, or anybody's for an admin",
    roles: members,
    params: z.object({ id: Id }),
    own: ({ caller, params }) => caller.subject === params.id,
    response: User,
  }),
];
