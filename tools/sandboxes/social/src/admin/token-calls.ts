import { type Body, bodyIn, refuse } from '@sargam/sandbox-shared/admin/answers';
import { parametersOf } from '@sargam/sandbox-shared/parameters';
import { Router } from 'express';
import { type IdTokenTrouble, idTokenTroubles, userTokenTroubles } from '../faults/fault.ts';
import { idTokenFor } from '../google/id-token.ts';
import { issueToken } from '../grants/issue.ts';
import { chosenPerson } from '../people/chosen-person.ts';
import type { Person } from '../people/person.ts';
import type { Social } from '../social.ts';

const no = (value: unknown): boolean => ['0', 'false', 'no'].includes(String(value));

/** A test person, or anybody: `{name, email, email_verified}`; verified, unless it says otherwise. */
const personIn = (body: Body): Person | { fault: string } => {
  const verified = no(body.email_verified) ? '' : '1';
  return chosenPerson(parametersOf({ ...body, person: body.person ?? 'other', verified }));
};

/** The tokens that a person's consent would have given, for tests without a browser. */
export const tokenCalls = (social: Social): Router => {
  const calls = Router();
  calls.post('/google/id-token', async (request, response) => {
    const body = bodyIn(request);
    const person = personIn(body);
    if ('fault' in person) return refuse(response, 400, `person: ${person.fault}`);
    const trouble = idTokenTroubles.find((one) => one === body.trouble) as IdTokenTrouble | undefined;
    if (body.trouble && !trouble)
      return refuse(response, 400, `trouble must be one of ${idTokenTroubles.join(', ')}.`);
    const id_token = await idTokenFor(social, {
      provider: 'google',
      person: typeof body.sub === 'string' ? { ...person, googleId: body.sub } : person,
      scopes: ['openid', 'email', 'profile'],
      ...(typeof body.nonce === 'string' && { nonce: body.nonce }),
      ...(trouble && { trouble }),
    });
    return response.status(201).json({ id_token });
  });
  calls.post('/facebook/access-token', (request, response) => {
    const body = bodyIn(request);
    const person = personIn(body);
    if ('fault' in person) return refuse(response, 400, `person: ${person.fault}`);
    const trouble = userTokenTroubles.find((one) => one === body.trouble);
    if (body.trouble && !trouble)
      return refuse(response, 400, `trouble must be one of ${userTokenTroubles.join(', ')}.`);
    const { token } = issueToken(social, {
      provider: 'facebook',
      person,
      scopes: no(body.share_email) ? ['public_profile'] : ['public_profile', 'email'],
      ...(trouble && { trouble }),
    });
    return response.status(201).json({ access_token: token, user_id: person.facebookId });
  });
  return calls;
};
