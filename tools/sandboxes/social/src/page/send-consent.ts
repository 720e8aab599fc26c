import { newNonce } from '@sargam/sandbox-shared/page';
import { parametersIn } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { note } from '../calls/calls.ts';
import type { Provider } from '../grants/grant.ts';
import type { ChoiceFault } from '../people/chosen-person.ts';
import { isEmail, type Person, people } from '../people/person.ts';
import type { Social } from '../social.ts';
import { consentPage, refusedPage } from './consent-page.ts';
import { addressIn, type Language, languageOf } from './language.ts';
import { sendPage } from './policy.ts';
import type { Refused } from './texts.en.ts';

export interface Question {
  provider: Provider;
  redirectUri: string;
  sharesEmail: boolean;
  chosen?: Person;
  /** The e-mail address the site expects, where it named one. */
  hint?: string;
  fault?: ChoiceFault;
}

/** Who is chosen: as the form said, else whom we expect; an unknown address is somebody else's. */
const checkedIn = (request: Request, { chosen, hint = '' }: Question): string => {
  const sent = parametersIn(request)('person');
  if (sent) return sent;
  if (chosen) return chosen.id;
  return isEmail(hint) ? 'other' : (people[0]?.id ?? 'other');
};

export const sendConsent = (
  { settings, signedIn }: Social,
  request: Request,
  response: Response,
  question: Question,
): void => {
  const given = parametersIn(request);
  const typed = question.chosen?.id === 'other' ? question.chosen : undefined;
  const nonce = newNonce();
  const page = consentPage({
    provider: question.provider,
    siteName: settings.siteName,
    returnsTo: question.redirectUri,
    sharesEmail: question.sharesEmail,
    checked: checkedIn(request, question),
    last: signedIn.whoIs(request),
    typed: {
      name: given('name') || (typed?.name ?? ''),
      email: given('email') || (typed?.email ?? (isEmail(question.hint ?? '') ? (question.hint ?? '') : '')),
      verified: request.method === 'POST' ? given('verified') !== '' : (typed?.emailVerified ?? true),
    },
    fault: question.fault,
    language: languageOf(request),
    nonce,
    inLanguage: (language: Language) => addressIn(request, language),
  });
  if (question.fault) {
    note(response, question.fault);
    response.status(400);
  }
  sendPage(response, page, nonce, [new URL(question.redirectUri).origin]);
};

const shownParameters = ['client_id', 'redirect_uri', 'response_type', 'scope'];

export const sendRefusal = (request: Request, response: Response, refused: Refused): void => {
  const given = parametersIn(request);
  const nonce = newNonce();
  note(response, refused);
  response.status(refused === 'invalid_client' ? 401 : 400);
  const page = refusedPage(
    refused,
    shownParameters.map((name) => [name, given(name)] as const),
    {
      provider: request.path.includes('dialog') ? 'facebook' : 'google',
      language: languageOf(request),
      nonce,
      inLanguage: (language: Language) => addressIn(request, language),
    },
  );
  sendPage(response, page, nonce);
};
