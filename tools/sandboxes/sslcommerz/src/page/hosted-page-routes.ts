import { readParameters } from '@sargam/sandbox-shared/parameters';
import express, { type Request, type Response, Router } from 'express';
import { signMessage } from '../bodies/sign-message.ts';
import type { Gateway } from '../gateway.ts';
import { methods } from '../methods/method.ts';
import { offeredMethods } from '../methods/offered-methods.ts';
import type { DueWork } from '../processing/due-work.ts';
import { handleOutcomeRequest } from '../processing/handle-outcome-request.ts';
import type { Session } from '../sessions/session.ts';
import { chooseLanguage, selectTexts } from './language.ts';
import { sendPage } from './layout.ts';
import { renderLogo } from './method-colours.ts';
import { renderPayPage } from './pay-page.ts';
import { renderEndedPage, renderReturnPage } from './return-page.ts';

const PAGE_PATH = '/gwprocess/v4/gw.php';
/** The path of `redirectGatewayURL`: the same page with a chosen method. */
const DIRECT_METHOD_PATH = '/gwprocess/v4/bankgw/indexhtml.php';

/** The pages for the customer's browser. */
export const hostedPageRoutes = (gateway: Gateway, dueWork: DueWork): Router => {
  const pages = Router();
  const sessionIn = (request: Request) =>
    gateway.sessions.get(readParameters(request)('sessionkey').toUpperCase());

  pages.get([PAGE_PATH, DIRECT_METHOD_PATH], (request, response) => {
    dueWork.run();
    const session = sessionIn(request);
    if (session?.state === 'open') return sendPayPage(gateway, session, request, response);
    return sendEndedPage(gateway, session, request, response);
  });
  pages.post(PAGE_PATH, express.urlencoded({ extended: false }), async (request, response) => {
    dueWork.run();
    const session = sessionIn(request);
    if (session?.state !== 'open') return sendEndedPage(gateway, session, request, response);
    const language = chooseLanguage(request);
    const applied = await handleOutcomeRequest(gateway, dueWork, session, request.body ?? {});
    if (!applied) {
      response.status(400);
      return sendPage(response, (nonce) =>
        renderEndedPage(selectTexts(language).notAnOutcome, undefined, language, nonce),
      );
    }
    const { returnTo, fields } = applied;
    if (!returnTo) return sendEndedPage(gateway, sessionIn(request), request, response, false);
    return sendPage(
      response,
      (nonce) => renderReturnPage(returnTo, fields, language, nonce),
      listReturnOrigins(gateway, session),
    );
  });
  pages.get('/logos/:name.svg', (request, response) => {
    const method = methods.find(({ code }) => code === request.params.name);
    const mark = method
      ? renderLogo(method.name, method.colour)
      : renderLogo(gateway.settings.storeName, '#016151');
    response.set('Content-Security-Policy', "default-src 'none'").type('svg').send(mark);
  });
  return pages;
};

const sendPayPage = (gateway: Gateway, session: Session, request: Request, response: Response): void => {
  const offered = offeredMethods(session.multiCardName);
  const page = {
    session,
    offered,
    storeName: gateway.settings.storeName,
    chosen: offered.find(({ gw }) => gw === readParameters(request)('cardname'))?.code,
    declinedBefore: gateway.find.transactionsBySession(session.sessionkey).length > 0,
    language: chooseLanguage(request),
  };
  sendPage(response, (nonce) => renderPayPage({ ...page, nonce }));
};

const sendEndedPage = (
  gateway: Gateway,
  session: Session | undefined,
  request: Request,
  response: Response,
  offersReturn = true,
): void => {
  const language = chooseLanguage(request);
  const texts = selectTexts(language);
  if (!session) response.status(404);
  const once = session && offersReturn ? buildRepeatedReturn(gateway, session) : undefined;
  const sentence = session ? texts.states[session.state] : texts.unknown;
  const origins = session ? listReturnOrigins(gateway, session) : [];
  sendPage(response, (nonce) => renderEndedPage(sentence, once, language, nonce), origins);
};

/** The last message again, for the states whose outcome returns the browser to the shop. */
const buildRepeatedReturn = (gateway: Gateway, session: Session) => {
  const returnUrl = { paid: session.urls.success, cancelled: session.urls.cancel }[session.state as string];
  const last = gateway.find.transactionsBySession(session.sessionkey).at(-1);
  return returnUrl && last ? { to: returnUrl, fields: signMessage(gateway, session, last) } : undefined;
};

const listReturnOrigins = ({ settings }: Gateway, { urls }: Session): string[] => [
  ...new Set(
    [urls.success, urls.fail, urls.cancel].map((url) => new URL(url).origin).concat(settings.returnOrigins),
  ),
];
