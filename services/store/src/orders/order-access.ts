import { domainError } from '@sargam/chassis/errors';
import type { CallContext } from '@sargam/chassis/service';
import { requireOwnerOrAdmin } from '../people/authorization.ts';
import type { Order } from './order.ts';

export const orderNotFound = () => domainError.notFound('order-not-found', 'This order was not found.');

/** Another's order and one that is not there look the same to a buyer (decision P2). */
export const requireOrderAccess = (order: Order | undefined, context: CallContext): Order => {
  requireOwnerOrAdmin(context, order?.buyerId);
  if (!order) throw orderNotFound();
  return order;
};
