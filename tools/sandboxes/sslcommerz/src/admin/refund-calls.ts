import { refuse } from '@sargam/sandbox-shared/admin/answers';
import { Router } from 'express';
import type { Gateway } from '../gateway.ts';
import { refundsShown } from './shown.ts';

export const refundCalls = (gateway: Gateway): Router => {
  const { refunds, clock, journal } = gateway;
  const calls = Router();
  calls.get('/', (_request, response) => void response.json({ refunds: refundsShown(gateway) }));
  calls.post('/:ref/cancel', (request, response) => {
    const refund = refunds.get(request.params.ref);
    if (!refund) return refuse(response, 404, 'There is no refund with this reference.');
    if (refund.cancelledAt === undefined && clock.now() >= refund.refundedAt)
      return refuse(response, 409, 'The money has been refunded.');
    journal.write(refunds.change({ ...refund, cancelledAt: refund.cancelledAt ?? clock.now() }));
    return response.status(204).end();
  });
  return calls;
};
