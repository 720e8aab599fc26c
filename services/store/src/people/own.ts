import type { Caller } from '@sargam/chassis/caller';
import { refuse } from '@sargam/chassis/errors';
import { type CallContext, requireCaller } from '@sargam/chassis/service';
import { type PersonId, parsePersonId } from '../ids.ts';

export const isAdmin = (caller: Caller): boolean => caller.roles.includes('admin');

/** The caller, where what is asked for is theirs or they are an admin; anyone else learns nothing (decision P2). */
export const requireOwn = (context: CallContext, owner: string | undefined): Caller => {
  const caller = requireCaller(context);
  if (caller.subject !== owner && !isAdmin(caller)) throw refuse.forbidden();
  return caller;
};

/** The caller as the person a request is about: money is spent and taken by oneself, not even by an admin. */
export const requireThemselves = (
  context: CallContext,
  id: string,
): Caller & { readonly subject: PersonId } => {
  const caller = requireCaller(context);
  if (caller.subject !== id) throw refuse.forbidden();
  return { ...caller, subject: parsePersonId(id) };
};
