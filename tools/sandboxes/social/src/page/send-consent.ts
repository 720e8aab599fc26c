import { readParameters } from '@sargam/sandbox-shared/parameters';
import type { Request, Response } from 'express';
import { addCallLogNote } from '../calls/call-log.ts';
import type { Provider } from '../grants/grant.ts';
import { type ChoiceFault, parseChosenPerson } from '../people/chosen-person.ts';
import { isEmail, type Person, people } from '../people/person.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { renderConsentPage, renderRefusedPage } from './consent-page.ts';
import { chooseLanguage, type Language, pathInLanguage } from './language.ts';
import { sendPage } from './layout.ts';
import type { RefusalReason } from './texts.en.ts';

interface ConsentRequest {
  provider: Provider;
  redirectUri: string;
  sharesEmail: boolean;
  chosen?: Person;
  /** The email address of the login hint. */
  hint?: string;
  fault?: ChoiceFault;
}

/** The preselected person: of the form, else the expected one, else `other` for an unknown email. */
const findCheckedPerson = (request: Request, { chosen, hint = '' }: ConsentRequest): string => {
  const sent = readParameters(request)('person');
  if (sent) return sent;
  if (chosen) return chosen.id;
  return isEmail(hint) ? 'other' : (people[0]?.id ?? 'other');
};

export const sendConsent = (
  { settings, browserSessions }: SandboxContext,
  request: Request,
  response: Response,
  consent: ConsentRequest,
): void => {
  const parameter = readParameters(request);
  const typed = consent.chosen?.id === 'other' ? consent.chosen : undefined;
  const page = {
    provider: consent.provider,
    siteName: settings.siteName,
    returnUrl: consent.redirectUri,
    sharesEmail: consent.sharesEmail,
    checked: findCheckedPerson(request, consent),
    last: browserSessions.findPerson(request),
    typed: {
      name: parameter('name') || (typed?.name ?? ''),
      email:
        parameter('email') || (typed?.email ?? (isEmail(consent.hint ?? '') ? (consent.hint ?? '') : '')),
      verified: request.method === 'POST' ? parameter('verified') !== '' : (typed?.emailVerified ?? true),
    },
    fault: consent.fault,
    language: chooseLanguage(request),
    inLanguage: (language: Language) => pathInLanguage(request, language),
  };
  if (consent.fault) {
    addCallLogNote(response, consent.fault);
    response.status(400);
  }
  const origin = new URL(consent.redirectUri).origin;
  sendPage(response, (nonce) => renderConsentPage({ ...page, nonce }), [origin]);
};

/** Handles the buttons of the consent page; `granted` returns the redirect URL for the chosen person. */
export const handleDecision = async (
  context: SandboxContext,
  request: Request,
  response: Response,
  consent: Omit<ConsentRequest, 'fault'>,
  { refused, granted }: { refused: string; granted: (person: Person) => string | Promise<string> },
): Promise<void> => {
  const parameter = readParameters(request);
  if (parameter('decision') === 'refuse') {
    addCallLogNote(response, 'access_denied');
    return response.redirect(303, refused);
  }
  const person = parseChosenPerson(parameter);
  if ('fault' in person) return sendConsent(context, request, response, { ...consent, fault: person.fault });
  addCallLogNote(response, person.id);
  context.browserSessions.signIn(response, person);
  return response.redirect(303, await granted(person));
};

const shownParameters = ['client_id', 'redirect_uri', 'response_type', 'scope'];

export const sendRefusal = (request: Request, response: Response, refused: RefusalReason): void => {
  const parameter = readParameters(request);
  addCallLogNote(response, refused);
  response.status(refused === 'invalid_client' ? 401 : 400);
  const sent = shownParameters.map((name) => [name, parameter(name)] as const);
  const layout = {
    provider: request.path.includes('dialog') ? 'facebook' : 'google',
    language: chooseLanguage(request),
    inLanguage: (language: Language) => pathInLanguage(request, language),
  } as const;
  sendPage(response, (nonce) => renderRefusedPage(refused, sent, { ...layout, nonce }));
};
