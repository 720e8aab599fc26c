import { type Body, readBody, sendError } from '@sargam/sandbox-shared/admin/http';
import { mergeParameters } from '@sargam/sandbox-shared/parameters';
import { Router } from 'express';
import { type IdTokenFaultMode, idTokenFaultModes, userTokenFaultModes } from '../faults/fault.ts';
import { createIdToken } from '../google/id-token.ts';
import { issueToken } from '../grants/issue.ts';
import { parseChosenPerson } from '../people/chosen-person.ts';
import type { Person } from '../people/person.ts';
import type { SandboxContext } from '../sandbox-context.ts';

const isNo = (value: unknown): boolean => ['0', 'false', 'no'].includes(String(value));

/** A test person, or a new one of `{name, email, email_verified}`. The email is verified by default. */
const readPerson = (body: Body): Person | { fault: string } => {
  const verified = isNo(body.email_verified) ? '' : '1';
  return parseChosenPerson(mergeParameters({ ...body, person: body.person ?? 'other', verified }));
};

/** Issues the tokens of a consent, for tests without a browser. */
export const tokenRoutes = (context: SandboxContext): Router => {
  const calls = Router();
  calls.post('/google/id-token', async (request, response) => {
    const body = readBody(request);
    const person = readPerson(body);
    if ('fault' in person) return sendError(response, 400, `person: ${person.fault}`);
    const trouble = idTokenFaultModes.find((one) => one === body.trouble) as IdTokenFaultMode | undefined;
    if (body.trouble && !trouble)
      return sendError(response, 400, `trouble must be one of ${idTokenFaultModes.join(', ')}.`);
    const id_token = await createIdToken(context, {
      provider: 'google',
      person: typeof body.sub === 'string' ? { ...person, googleId: body.sub } : person,
      scopes: ['openid', 'email', 'profile'],
      ...(typeof body.nonce === 'string' && { nonce: body.nonce }),
      ...(trouble && { trouble }),
    });
    return response.status(201).json({ id_token });
  });
  calls.post('/facebook/access-token', (request, response) => {
    const body = readBody(request);
    const person = readPerson(body);
    if ('fault' in person) return sendError(response, 400, `person: ${person.fault}`);
    const trouble = userTokenFaultModes.find((one) => one === body.trouble);
    if (body.trouble && !trouble)
      return sendError(response, 400, `trouble must be one of ${userTokenFaultModes.join(', ')}.`);
    const { token } = issueToken(context, {
      provider: 'facebook',
      person,
      scopes: isNo(body.share_email) ? ['public_profile'] : ['public_profile', 'email'],
      ...(trouble && { trouble }),
    });
    return response.status(201).json({ access_token: token, user_id: person.facebookId });
  });
  return calls;
};
