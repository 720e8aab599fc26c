import { newNonce } from '@sargam/sandbox-shared/page';
import { parametersIn } from '@sargam/sandbox-shared/parameters';
import express, { type Request, type Response, Router } from 'express';
import { messageOf } from '../bodies/message.ts';
import type { Gateway } from '../gateway.ts';
import type { Rounds } from '../ipn/rounds.ts';
import { methods } from '../methods/method.ts';
import { offeredMethods } from '../methods/offered.ts';
import { fulfil } from '../payments/fulfil.ts';
import type { Session } from '../sessions/session.ts';
import { languageOf } from './language.ts';
import { payPage } from './pay-page.ts';
import { sendPage } from './policy.ts';
import { overPage, returnPage } from './return-page.ts';
import { textsIn } from './texts.ts';
import { logo } from './tones.ts';

const PAGE = '/gwprocess/v4/gw.php';
/** Where `redirectGatewayURL` leads: the same page, the method chosen. */
const DIRECT = '/gwprocess/v4/bankgw/indexhtml.php';

/** What the customer's browser sees. */
export const hostedPages = (gateway: Gateway, rounds: Rounds): Router => {
  const pages = Router();
  const sessionIn = (request: Request) =>
    gateway.sessions.get(parametersIn(request)('sessionkey').toUpperCase());

  pages.get([PAGE, DIRECT], (request, response) => {
    rounds.go();
    const session = sessionIn(request);
    if (session?.state === 'open') return showPayment(gateway, session, request, response);
    return showOver(gateway, session, request, response);
  });
  pages.post(PAGE, express.urlencoded({ extended: false }), async (request, response) => {
    rounds.go();
    const session = sessionIn(request);
    if (session?.state !== 'open') return showOver(gateway, session, request, response);
    const language = languageOf(request);
    const nonce = newNonce();
    const concluded = await fulfil(gateway, rounds, session, request.body ?? {});
    if (!concluded) {
      response.status(400);
      return sendPage(response, overPage(textsIn(language).notAnOutcome, undefined, language, nonce), nonce);
    }
    const { returnTo, fields } = concluded;
    if (!returnTo) return showOver(gateway, sessionIn(request), request, response, false);
    return sendPage(
      response,
      returnPage(returnTo, fields, language, nonce),
      nonce,
      returnOrigins(gateway, session),
    );
  });
  pages.get('/logos/:name.svg', (request, response) => {
    const method = methods.find(({ code }) => code === request.params.name);
    const mark = method ? logo(method.name, method.colour) : logo(gateway.settings.storeName, '#016151');
    response.set('Content-Security-Policy', "default-src 'none'").type('svg').send(mark);
  });
  return pages;
};

const showPayment = (gateway: Gateway, session: Session, request: Request, response: Response): void => {
  const nonce = newNonce();
  const offered = offeredMethods(session.multiCardName);
  const page = payPage({
    session,
    offered,
    storeName: gateway.settings.storeName,
    chosen: offered.find(({ gw }) => gw === parametersIn(request)('cardname'))?.code,
    declinedBefore: gateway.find.triesOf(session.sessionkey).length > 0,
    language: languageOf(request),
    nonce,
  });
  sendPage(response, page, nonce);
};

const showOver = (
  gateway: Gateway,
  session: Session | undefined,
  request: Request,
  response: Response,
  mayReturn = true,
): void => {
  const language = languageOf(request);
  const texts = textsIn(language);
  const nonce = newNonce();
  if (!session) response.status(404);
  const once = session && mayReturn ? returnOnceMore(gateway, session) : undefined;
  const page = overPage(session ? texts.states[session.state] : texts.unknown, once, language, nonce);
  sendPage(response, page, nonce, session ? returnOrigins(gateway, session) : []);
};

/** The last message again, where its kind brings a browser back at all. */
const returnOnceMore = (gateway: Gateway, session: Session) => {
  const to = { paid: session.urls.success, cancelled: session.urls.cancel }[session.state as string];
  const last = gateway.find.triesOf(session.sessionkey).at(-1);
  return to && last ? { to, fields: messageOf(gateway, session, last) } : undefined;
};

const returnOrigins = ({ settings }: Gateway, { urls }: Session): string[] => [
  ...new Set(
    [urls.success, urls.fail, urls.cancel].map((url) => new URL(url).origin).concat(settings.returnOrigins),
  ),
];
