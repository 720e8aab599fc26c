import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { type CallContext, requireCaller, requireOwner } from '@sargam/chassis/service';
import { type PersonId, parsePersonId } from '../ids.ts';

/** Requires the owner or an admin (decision P2). */
export const requireOwnerOrAdmin = (context: CallContext, owner: string | undefined): Caller =>
  requireOwner(context, owner, ['admin']);

/** Requires that the caller is the person of the request. Not even an admin may spend or redeem for somebody else. */
export const requireSelf = (context: CallContext, id: string): Caller & { readonly subject: PersonId } => {
  const caller = requireCaller(context);
  if (caller.subject !== id) throw domainError.forbidden();
  return { ...caller, subject: parsePersonId(id) };
};
