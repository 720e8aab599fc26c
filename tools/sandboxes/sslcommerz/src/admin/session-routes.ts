import { isFormPost, readBody, sendError } from '@sargam/sandbox-shared/admin/http';
import { type Response, Router } from 'express';
import type { Gateway } from '../gateway.ts';
import { copyForResend } from '../ipn/delivery.ts';
import type { DueWork } from '../processing/due-work.ts';
import { handleOutcomeRequest } from '../processing/handle-outcome-request.ts';
import type { Session } from '../sessions/session.ts';
import { sessionView } from './views.ts';

const readSession = (response: Response) => response.locals.session as Session;

export const sessionRoutes = (gateway: Gateway, dueWork: DueWork): Router => {
  const { sessions } = gateway;
  const routes = Router();
  routes.get('/', ({ query }, response) => {
    const matches = (session: Session) =>
      (!query.tran_id || session.tranId === query.tran_id) && (!query.state || session.state === query.state);
    response.json({
      sessions: sessions
        .all()
        .filter(matches)
        .map((session) => sessionView(gateway, session)),
    });
  });
  routes.param('sessionkey', (_request, response, next, key: string) => {
    const session = sessions.get(key.toUpperCase());
    if (!session) return sendError(response, 404, 'There is no session with this key.');
    response.locals.session = session;
    return next();
  });
  routes.get(
    '/:sessionkey',
    (_request, response) => void response.json(sessionView(gateway, readSession(response))),
  );
  routes.post('/:sessionkey/outcome', async (request, response) => {
    const session = readSession(response);
    if (session.state !== 'open') return sendError(response, 409, `The session is ${session.state}.`);
    const applied = await handleOutcomeRequest(gateway, dueWork, session, readBody(request));
    if (!applied) return sendError(response, 400, 'There is no such outcome.');
    return response.json({ returnTo: applied.returnTo ?? null, fields: applied.fields });
  });
  routes.post('/:sessionkey/ipn', (request, response) => {
    const delivery = resendNotification(gateway, readSession(response));
    if (!delivery) return sendError(response, 409, 'There is nothing to send again for this session.');
    dueWork.run();
    return isFormPost(request)
      ? response.redirect(303, '/')
      : response.status(202).json({ delivery: delivery.id });
  });
  return routes;
};

/** Sends the session's latest notification again, also a lost one. */
const resendNotification = ({ deliveries, find, journal, clock }: Gateway, { sessionkey }: Session) => {
  const latest = find.deliveriesBySession(sessionkey).at(-1);
  if (!latest) return undefined;
  const copy = copyForResend(latest, clock.now());
  journal.write(deliveries.change(copy));
  return copy;
};
