import { sendError } from '@sargam/sandbox-shared/admin/http';
import { Router } from 'express';
import type { Gateway } from '../gateway.ts';
import { refundViews } from './views.ts';

export const refundRoutes = (gateway: Gateway): Router => {
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
