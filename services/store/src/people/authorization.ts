import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { type CallContext, requireCaller, requireOwner } from '@sargam/chassis/service';
import { type PersonId, parsePersonId } from '../ids.ts';

/** The caller, where what is asked for is theirs or they are an admin; anyone else learns nothing (decision P2). */
export const requireOwnerOrAdmin = (context: CallContext, owner: string | undefined): Caller =>
  requireOwner(context, owner, ['admin']);

/** The caller as the person a request is about: money is spent and taken by oneself, not even by an admin. */
export const requireSelf = (context: CallContext, id: string): Caller & { readonly subject: PersonId } => {
  const caller = requireCaller(context);
  if (caller.subject !== id) throw domainError.forbidden();
  return { ...caller, subject: parsePersonId(id) };
};
