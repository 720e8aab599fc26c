import { domainError } from '@sargam/chassis/errors';
import { type CallContext, requireOwner } from '@sargam/chassis/service';
import type { Order } from './order.ts';

/** The target of an audit entry. */
export const orderTarget = ({ id }: Pick<Order, 'id'>) => ({ targetKind: 'store-order', targetId: id });

export const orderNotFound = () => domainError.notFound('order-not-found', 'This order was not found.');

/** Returns the order for its buyer and the roles, admins by default. Another buyer cannot distinguish an existing order from an unknown id (decision P2). */
export const requireOrderAccess = (
  order: Order | undefined,
  context: CallContext,
  roles: readonly string[] = ['admin'],
): Order => {
  requireOwner(context, order?.buyerId, roles);
  if (!order) throw orderNotFound();
  return order;
};
