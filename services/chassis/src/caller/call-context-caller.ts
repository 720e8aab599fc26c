import type { CallContext } from 'nice-grpc';
import { domainError } from '../errors/domain-error.ts';
import type { Caller } from './caller.ts';

const callers = new WeakMap<object, Caller>();

/** For the middleware that verified the caller, and for tests that call a handler directly. */
export const setCaller = <C extends object>(context: C, caller: Caller | undefined): C => {
  if (caller) callers.set(context, caller);
  return context;
};

/** Who this call is made for; undefined for a visitor. */
export const callerOf = (context: CallContext): Caller | undefined => callers.get(context);

interface Required {
  /** One of these is enough. */
  readonly roles?: readonly string[];
}

/** Who this call is made for, or a refusal: unauthenticated without a caller, forbidden without one of the roles. */
export const requireCaller = (context: CallContext, { roles }: Required = {}): Caller => {
  const caller = callerOf(context);
  if (!caller) throw domainError.unauthenticated();
  if (roles && !hasOne(caller, roles)) throw domainError.forbidden();
  return caller;
};

/**
 * Who this call is made for, where what is asked for is their own or they have one of the roles. What belongs to nobody
 * is refused as another's is, so that a refusal tells nothing.
 */
export const requireOwner = (
  context: CallContext,
  owner: string | undefined,
  roles: readonly string[],
): Caller => {
  const caller = requireCaller(context);
  if (caller.subject !== owner && !hasOne(caller, roles)) throw domainError.forbidden();
  return caller;
};

const hasOne = (caller: Caller, roles: readonly string[]): boolean =>
  roles.some((role) => caller.roles.includes(role));
