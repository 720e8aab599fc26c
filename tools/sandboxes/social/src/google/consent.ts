import { parametersIn } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { note } from '../calls/calls.ts';
import { idTokenTroubles } from '../faults/fault.ts';
import type { Grant } from '../grants/grant.ts';
import { issueCode } from '../grants/issue.ts';
import { returnAddress } from '../grants/return-address.ts';
import { sendConsent, sendRefusal } from '../page/send-consent.ts';
import { chosenPerson } from '../people/chosen-person.ts';
import { type Person, people } from '../people/person.ts';
import type { Social } from '../social.ts';
import { type Authorization, readAuthorization } from './authorization.ts';
import { idTokenFor } from './id-token.ts';

const answerWith = async (social: Social, asked: Authorization, grant: Grant): Promise<string> => {
  const types = asked.responseType.split(' ');
  const code = types.includes('code') ? issueCode(social, grant, asked) : undefined;
  const id_token = types.includes('id_token')
    ? await idTokenFor(social, grant, code ? { code } : {})
    : undefined;
  return returnAddress(asked.redirectUri, asked.part, {
    state: asked.state,
    code,
    id_token,
    scope: code && asked.scopes.join(' '),
    authuser: '0',
    prompt: asked.prompts.includes('none') ? 'none' : 'consent',
  });
};

const grantOf = (asked: Authorization, person: Person, trouble?: Grant['trouble']): Grant => ({
  provider: 'google',
  person,
  scopes: asked.scopes,
  ...(asked.nonce && { nonce: asked.nonce }),
  ...(trouble && { trouble }),
});

const backWith = ({ redirectUri, part, state }: Authorization, error: string): string =>
  returnAddress(redirectUri, part, { error, state });

/** Who is chosen when the page opens: whom the site means, else who was here last. */
const expected = (hint: string, last: Person | undefined): Person | undefined =>
  people.find(({ email, googleId }) => hint !== '' && [email, googleId].includes(hint)) ??
  (hint === '' || hint === last?.email ? last : undefined);

/** The page that asks, or what can be answered without asking. */
export const askForConsent =
  (social: Social) =>
  async (request: Request, response: Response): Promise<void> => {
    const reading = readAuthorization(social.settings, parametersIn(request));
    if ('refused' in reading) return sendRefusal(request, response, reading.refused);
    if ('back' in reading) return response.redirect(302, reading.back);
    const { asked } = reading;
    const last = social.signedIn.whoIs(request);
    if (!asked.prompts.includes('none'))
      return sendConsent(social, request, response, {
        provider: 'google',
        redirectUri: asked.redirectUri,
        sharesEmail: asked.scopes.includes('email'),
        chosen: expected(asked.loginHint, last),
        hint: asked.loginHint,
      });
    const answer = last
      ? await answerWith(social, asked, grantOf(asked, last))
      : backWith(asked, 'login_required');
    return response.redirect(302, answer);
  };

/** The buttons of that page. */
export const giveConsent =
  (social: Social) =>
  async (request: Request, response: Response): Promise<void> => {
    const given = parametersIn(request);
    const reading = readAuthorization(social.settings, given);
    if ('refused' in reading) return sendRefusal(request, response, reading.refused);
    if ('back' in reading) return response.redirect(303, reading.back);
    const { asked } = reading;
    if (given('decision') === 'refuse') {
      note(response, 'access_denied');
      return response.redirect(303, backWith(asked, 'access_denied'));
    }
    const person = chosenPerson(given);
    if ('fault' in person)
      return sendConsent(social, request, response, {
        provider: 'google',
        redirectUri: asked.redirectUri,
        sharesEmail: asked.scopes.includes('email'),
        fault: person.fault,
      });
    note(response, person.id);
    social.signedIn.remember(response, person);
    const trouble = idTokenTroubles.find((one) => one === given('trouble'));
    return response.redirect(303, await answerWith(social, asked, grantOf(asked, person, trouble)));
  };
