import { domainError } from '@sargam/chassis/errors';
import type { CallContext } from '@sargam/chassis/service';
import { requireOwnerOrAdmin, requireStudentSelf } from '../people/require-owner.ts';
import type { Order } from './order.ts';

/** Throws the same error for a student whether the order belongs to somebody else or does not exist (decision P2). */
export const requireOwnOrder = (order: Order | undefined, context: CallContext): Order => {
  requireOwnerOrAdmin(context, order?.studentId);
  if (!order) throw domainError.notFound('order-not-found', 'This order was not found.');
  return order;
};

/** Like `requireOwnOrder`, for payments: an admin cannot pay for a student. */
export const requireOrderOfCaller = (order: Order | undefined, context: CallContext): Order => {
  requireStudentSelf(context, order?.studentId);
  return requireOwnOrder(order, context);
};
