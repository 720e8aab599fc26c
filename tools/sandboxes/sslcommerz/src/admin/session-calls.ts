import { bodyIn, isForm, refuse } from '@sargam/sandbox-shared/admin/answers';
import { type Response, Router } from 'express';
import type { Gateway } from '../gateway.ts';
import { again } from '../ipn/delivery.ts';
import type { Rounds } from '../ipn/rounds.ts';
import { fulfil } from '../payments/fulfil.ts';
import type { Session } from '../sessions/session.ts';
import { sessionShown } from './shown.ts';

const sessionIn = (response: Response) => response.locals.session as Session;

export const sessionCalls = (gateway: Gateway, rounds: Rounds): Router => {
  const { sessions } = gateway;
  const calls = Router();
  calls.get('/', ({ query }, response) => {
    const wanted = (session: Session) =>
      (!query.tran_id || session.tranId === query.tran_id) && (!query.state || session.state === query.state);
    response.json({
      sessions: sessions
        .all()
        .filter(wanted)
        .map((session) => sessionShown(gateway, session)),
    });
  });
  calls.param('sessionkey', (_request, response, next, key: string) => {
    const session = sessions.get(key.toUpperCase());
    if (!session) return refuse(response, 404, 'There is no session with this key.');
    response.locals.session = session;
    return next();
  });
  calls.get(
    '/:sessionkey',
    (_request, response) => void response.json(sessionShown(gateway, sessionIn(response))),
  );
  calls.post('/:sessionkey/outcome', async (request, response) => {
    const session = sessionIn(response);
    if (session.state !== 'open') return refuse(response, 409, `The session is ${session.state}.`);
    const concluded = await fulfil(gateway, rounds, session, bodyIn(request));
    if (!concluded) return refuse(response, 400, 'There is no such outcome.');
    return response.json({ returnTo: concluded.returnTo ?? null, fields: concluded.fields });
  });
  calls.post('/:sessionkey/ipn', (request, response) => {
    const delivery = sendAgain(gateway, sessionIn(response));
    if (!delivery) return refuse(response, 409, 'There is nothing to send again for this session.');
    rounds.go();
    return isForm(request)
      ? response.redirect(303, '/')
      : response.status(202).json({ delivery: delivery.id });
  });
  return calls;
};

/** The session's latest notification once more, one that was lost too. */
const sendAgain = ({ deliveries, find, journal, clock }: Gateway, { sessionkey }: Session) => {
  const latest = find.deliveriesOf(sessionkey).at(-1);
  if (!latest) return undefined;
  const copy = again(latest, clock.now());
  journal.write(deliveries.change(copy));
  return copy;
};
