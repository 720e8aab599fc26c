import type { Request, Response } from 'express';
import { addNote } from '../calls/call-log.ts';
import { findValidToken } from '../grants/issue.ts';
import type { Social } from '../social.ts';
import { buildPersonClaims } from './claims.ts';

export const userinfoHandler =
  (social: Social) =>
  (request: Request, response: Response): void => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const token = findValidToken(social, bearer);
    if (token?.grant.provider !== 'google') {
      addNote(response, 'invalid_request');
      response
        .status(401)
        .set('WWW-Authenticate', 'Bearer realm="https://accounts.google.com/", error="invalid_request"')
        .json({ error: 'invalid_request', error_description: 'Invalid Credentials' });
      return;
    }
    addNote(response, token.grant.person.id);
    response.json(buildPersonClaims(token.grant, social.settings.publicUrl));
  };
