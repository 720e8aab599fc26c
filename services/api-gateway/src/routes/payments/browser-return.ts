import type { Response } from 'express';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { returnPage, unknownOutcomePage } from './return-page.ts';

/**
 * Redirects the buyer's browser in every case, also on errors: the request is a form post from the payment gateway's site
 * without session, and an error page would leave a buyer who has just paid without a next step.
 */
export const redirectAfterPayment = async (
  { commerce, log }: HandlerDeps,
  fields: Record<string, string>,
  response: Response,
): Promise<void> => {
  const order = validOrderId(fields['value_c'] ?? '');
  const page = await commerce.returnFromGateway({ fields }).then(returnPage, (err: unknown) => {
    log.warn({ err, order }, 'payment browser return rejected');
    return unknownOutcomePage(fields);
  });
  response.writeHead(303, { location: page }).end();
};

/** Returns the text if it is a Sargam id. An unsigned form may contain a card number, which must not be logged. */
const validOrderId = (text: string): string | undefined =>
  /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text) && !/\d{12}/.test(text) ? text : undefined;
