import { clockRoutes } from '@sargam/sandbox-shared/admin/clock-routes';
import { sendError } from '@sargam/sandbox-shared/admin/http';
import express, { Router } from 'express';
import type { Gateway } from '../gateway.ts';
import type { DueWork } from '../processing/due-work.ts';
import { sessionRoutes } from './session-routes.ts';
import { refundViews, totalsView } from './views.ts';

const refundRoutes = (gateway: Gateway): Router => {
  const { refunds, clock, journal } = gateway;
  const routes = Router();
  routes.get('/', (_request, response) => void response.json({ refunds: refundViews(gateway) }));
  routes.post('/:ref/cancel', (request, response) => {
    const refund = refunds.get(request.params.ref);
    if (!refund) return sendError(response, 404, 'There is no refund with this reference.');
    if (refund.cancelledAt === undefined && clock.now() >= refund.refundedAt)
      return sendError(response, 409, 'The money has been refunded.');
    journal.write(refunds.change({ ...refund, cancelledAt: refund.cancelledAt ?? clock.now() }));
    return response.status(204).end();
  });
  return routes;
};

/** The routes under `/sandbox`, which the real gateway does not have: its state, its clock and faults. */
export const adminRoutes = (gateway: Gateway, dueWork: DueWork): Router =>
  Router()
    .use(express.json(), express.urlencoded({ extended: false }))
    // The advance expires sessions, sends notifications and finishes refunds that have become due.
    .use(
      '/clock',
      clockRoutes(gateway.clock, () => dueWork.run()),
    )
    .use('/sessions', sessionRoutes(gateway, dueWork))
    .use('/refunds', refundRoutes(gateway))
    .get('/totals', (_request, response) => void response.json(totalsView(gateway)))
    .use('/faults', gateway.faults.routes());
