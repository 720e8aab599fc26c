import type { Request, Response } from 'express';
import { note } from '../calls/calls.ts';
import { liveToken } from '../grants/issue.ts';
import type { Social } from '../social.ts';
import { personClaims } from './claims.ts';

export const userinfo =
  (social: Social) =>
  (request: Request, response: Response): void => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const token = liveToken(social, bearer);
    if (token?.grant.provider !== 'google') {
      note(response, 'invalid_request');
      response
        .status(401)
        .set('WWW-Authenticate', 'Bearer realm="https://accounts.google.com/", error="invalid_request"')
        .json({ error: 'invalid_request', error_description: 'Invalid Credentials' });
      return;
    }
    note(response, token.grant.person.id);
    response.json(personClaims(token.grant, social.settings.publicUrl));
  };
