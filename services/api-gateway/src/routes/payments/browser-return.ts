import type { Response } from 'express';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { returnPage, unknownOutcomePage } from './return-page.ts';

/**
 * Sends the buyer's browser on, whatever happens: it came by a post from another site, without its session, and a
 * problem would be a dead end for the person who has just paid.
 */
export const redirectAfterPayment = async (
  { commerce, log }: HandlerDeps,
  fields: Record<string, string>,
  response: Response,
): Promise<void> => {
  const order = validOrderId(fields['value_c'] ?? '');
  const page = await commerce.returnFromGateway({ fields }).then(returnPage, (err: unknown) => {
    log.warn({ err, order }, 'a return from the payment gateway was not accepted');
    return unknownOutcomePage(fields);
  });
  response.writeHead(303, { location: page }).end();
};

/** An id such as we make; of what else an unsigned form may hold, such as a card's number, nothing is logged. */
const validOrderId = (text: string): string | undefined =>
  /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text) && !/\d{12}/.test(text) ? text : undefined;
