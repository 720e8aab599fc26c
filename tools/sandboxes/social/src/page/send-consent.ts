import { readParameters } from '@sargam/sandbox-shared/parameters';
import { newNonce } from '@sargam/sandbox-shared/send-page';
import type { Request, Response } from 'express';
import { addNote } from '../calls/call-log.ts';
import type { Provider } from '../grants/grant.ts';
import type { ChoiceFault } from '../people/chosen-person.ts';
import { isEmail, type Person, people } from '../people/person.ts';
import type { Social } from '../social.ts';
import { renderConsentPage, renderRefusedPage } from './consent-page.ts';
import { chooseLanguage, type Language, pathInLanguage } from './language.ts';
import { sendPage } from './send-page.ts';
import type { RefusalReason } from './texts.en.ts';

export interface ConsentRequest {
  provider: Provider;
  redirectUri: string;
  sharesEmail: boolean;
  chosen?: Person;
  /** The e-mail address the site expects, where it named one. */
  hint?: string;
  fault?: ChoiceFault;
}

/** Who is chosen: as the form said, else whom we expect; an unknown address is somebody else's. */
const findCheckedPerson = (request: Request, { chosen, hint = '' }: ConsentRequest): string => {
  const sent = readParameters(request)('person');
  if (sent) return sent;
  if (chosen) return chosen.id;
  return isEmail(hint) ? 'other' : (people[0]?.id ?? 'other');
};

export const sendConsent = (
  { settings, browserSessions }: Social,
  request: Request,
  response: Response,
  question: ConsentRequest,
): void => {
  const given = readParameters(request);
  const typed = question.chosen?.id === 'other' ? question.chosen : undefined;
  const nonce = newNonce();
  const page = renderConsentPage({
    provider: question.provider,
    siteName: settings.siteName,
    returnAddress: question.redirectUri,
    sharesEmail: question.sharesEmail,
    checked: findCheckedPerson(request, question),
    last: browserSessions.findPerson(request),
    typed: {
      name: given('name') || (typed?.name ?? ''),
      email: given('email') || (typed?.email ?? (isEmail(question.hint ?? '') ? (question.hint ?? '') : '')),
      verified: request.method === 'POST' ? given('verified') !== '' : (typed?.emailVerified ?? true),
    },
    fault: question.fault,
    language: chooseLanguage(request),
    nonce,
    inLanguage: (language: Language) => pathInLanguage(request, language),
  });
  if (question.fault) {
    addNote(response, question.fault);
    response.status(400);
  }
  sendPage(response, page, nonce, [new URL(question.redirectUri).origin]);
};

const shownParameters = ['client_id', 'redirect_uri', 'response_type', 'scope'];

export const sendRefusal = (request: Request, response: Response, refused: RefusalReason): void => {
  const given = readParameters(request);
  const nonce = newNonce();
  addNote(response, refused);
  response.status(refused === 'invalid_client' ? 401 : 400);
  const page = renderRefusedPage(
    refused,
    shownParameters.map((name) => [name, given(name)] as const),
    {
      provider: request.path.includes('dialog') ? 'facebook' : 'google',
      language: chooseLanguage(request),
      nonce,
      inLanguage: (language: Language) => pathInLanguage(request, language),
    },
  );
  sendPage(response, page, nonce);
};
