import { isFormPost, readBody, sendError } from '@sargam/sandbox-shared/admin/http';
import { type Response, Router } from 'express';
import type { Gateway } from '../gateway.ts';
import { copyForResend } from '../ipn/delivery.ts';
import type { DueWork } from '../processing/due-work.ts';
import { handleOutcomeRequest } from '../processing/handle-outcome-request.ts';
import type { Session } from '../sessions/session.ts';
import { sessionView } from './views.ts';

const readSession = (response: Response) => response.locals.session as Session;

export const sessionRoutes = (gateway: Gateway, rounds: DueWork): Router => {
  const { sessions } = gateway;
  const calls = Router();
  calls.get('/', ({ query }, response) => {
    const wanted = (session: Session) =>
      (!query.tran_id || session.tranId === query.tran_id) && (!query.state || session.state === query.state);
    response.json({
      sessions: sessions
        .all()
        .filter(wanted)
        .map((session) => sessionView(gateway, session)),
    });
  });
  calls.param('sessionkey', (_request, response, next, key: string) => {
    const session = sessions.get(key.toUpperCase());
    if (!session) return sendError(response, 404, 'There is no session with this key.');
    response.locals.session = session;
    return next();
  });
  calls.get(
    '/:sessionkey',
    (_request, response) => void response.json(sessionView(gateway, readSession(response))),
  );
  calls.post('/:sessionkey/outcome', async (request, response) => {
    const session = readSession(response);
    if (session.state !== 'open') return sendError(response, 409, `The session is ${session.state}.`);
    const concluded = await handleOutcomeRequest(gateway, rounds, session, readBody(request));
    if (!concluded) return sendError(response, 400, 'There is no such outcome.');
    return response.json({ returnTo: concluded.returnTo ?? null, fields: concluded.fields });
  });
  calls.post('/:sessionkey/ipn', (request, response) => {
    const delivery = resendNotification(gateway, readSession(response));
    if (!delivery) return sendError(response, 409, 'There is nothing to send again for this session.');
    rounds.run();
    return isFormPost(request)
      ? response.redirect(303, '/')
      : response.status(202).json({ delivery: delivery.id });
  });
  return calls;
};

/** The session's latest notification once more, one that was lost too. */
const resendNotification = ({ deliveries, find, journal, clock }: Gateway, { sessionkey }: Session) => {
  const latest = find.deliveriesBySession(sessionkey).at(-1);
  if (!latest) return undefined;
  const copy = copyForResend(latest, clock.now());
  journal.write(deliveries.change(copy));
  return copy;
};
