import { parametersIn } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { note } from '../calls/calls.ts';
import { userTokenTroubles } from '../faults/fault.ts';
import type { Grant } from '../grants/grant.ts';
import { issueCode, issueToken } from '../grants/issue.ts';
import { returnAddress } from '../grants/return-address.ts';
import { sendConsent, sendRefusal } from '../page/send-consent.ts';
import { chosenPerson } from '../people/chosen-person.ts';
import type { Social } from '../social.ts';
import { type DialogRequest, readDialog } from './dialog-request.ts';
import { signedRequest } from './signed-request.ts';

/** Facebook puts an empty query before a fragment, and an empty fragment behind a query. */
const redirectTo = (asked: DialogRequest, answer: Record<string, string | number | undefined>): string => {
  const inFragment = asked.answers.some((one) => one !== 'code' && one !== 'granted_scopes');
  if (!inFragment) return `${returnAddress(asked.redirectUri, 'query', answer)}#_=_`;
  const to = asked.redirectUri.includes('?') ? asked.redirectUri : `${asked.redirectUri}?`;
  return returnAddress(to, 'fragment', answer);
};

const refusedBy = (asked: DialogRequest): string =>
  returnAddress(asked.redirectUri, 'query', {
    error: 'access_denied',
    error_code: 200,
    error_description: 'Permissions error',
    error_reason: 'user_denied',
    state: asked.state,
  });

const answerWith = (social: Social, asked: DialogRequest, grant: Grant): string => {
  const wants = (one: DialogRequest['answers'][number]) => asked.answers.includes(one);
  const code = wants('code') ? issueCode(social, grant, asked) : undefined;
  const token = wants('token') ? issueToken(social, grant) : undefined;
  return redirectTo(asked, {
    access_token: token?.token,
    data_access_expiration_time: token && Math.floor(token.issuedAt / 1000) + 90 * 86_400,
    expires_in: token && Math.floor((token.expiresAt - token.issuedAt) / 1000),
    code,
    signed_request: wants('signed_request')
      ? signedRequest(social.settings.facebook.appSecret, grant.person.facebookId, social.clock.now(), code)
      : undefined,
    granted_scopes: wants('granted_scopes') ? grant.scopes.join(',') : undefined,
    graph_domain: wants('graph_domain') ? 'facebook' : undefined,
    state: asked.state,
  });
};

export const askInDialog =
  (social: Social) =>
  (request: Request, response: Response): void => {
    const reading = readDialog(social.settings, parametersIn(request));
    if ('refused' in reading) return sendRefusal(request, response, reading.refused);
    const { asked } = reading;
    const last = social.signedIn.whoIs(request);
    if (asked.prompt !== 'none')
      return sendConsent(social, request, response, {
        provider: 'facebook',
        redirectUri: asked.redirectUri,
        sharesEmail: asked.scopes.includes('email'),
        chosen: last,
      });
    const grant: Grant | undefined = last && { provider: 'facebook', person: last, scopes: asked.scopes };
    return response.redirect(302, grant ? answerWith(social, asked, grant) : refusedBy(asked));
  };

export const answerDialog =
  (social: Social) =>
  (request: Request, response: Response): void => {
    const given = parametersIn(request);
    const reading = readDialog(social.settings, given);
    if ('refused' in reading) return sendRefusal(request, response, reading.refused);
    const { asked } = reading;
    if (given('decision') === 'refuse') {
      note(response, 'access_denied');
      return response.redirect(303, refusedBy(asked));
    }
    const person = chosenPerson(given);
    if ('fault' in person)
      return sendConsent(social, request, response, {
        provider: 'facebook',
        redirectUri: asked.redirectUri,
        sharesEmail: asked.scopes.includes('email'),
        fault: person.fault,
      });
    note(response, person.id);
    social.signedIn.remember(response, person);
    const trouble = userTokenTroubles.find((one) => one === given('trouble'));
    // A person can take the e-mail out of what the site gets.
    const scopes = asked.scopes.filter((scope) => scope !== 'email' || given('share_email') !== '');
    return response.redirect(
      303,
      answerWith(social, asked, { provider: 'facebook', person, scopes, ...(trouble && { trouble }) }),
    );
  };
