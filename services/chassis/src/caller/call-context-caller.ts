import type { CallContext } from 'nice-grpc';
import { domainError } from '../errors/domain-error.ts';
import type { Caller } from './caller.ts';

const callers = new WeakMap<object, Caller>();

/** Used by the middleware that verified the caller, and by tests that call a handler directly. */
export const setCaller = <C extends object>(context: C, caller: Caller | undefined): C => {
  if (caller) callers.set(context, caller);
  return context;
};

/** The call's caller; undefined for a visitor who is not logged in. */
export const callerOf = (context: CallContext): Caller | undefined => callers.get(context);

interface RequiredRoles {
  /** The caller needs one of these roles. */
  readonly roles?: readonly string[];
}

/** The call's caller. @throws DomainError: unauthenticated without a caller, forbidden without one of the roles. */
export const requireCaller = (context: CallContext, { roles }: RequiredRoles = {}): Caller => {
  const caller = callerOf(context);
  if (!caller) throw domainError.unauthenticated();
  if (roles && !hasAnyRole(caller, roles)) throw domainError.forbidden();
  return caller;
};

/**
 * The call's caller, who must be the owner or have one of the roles. An object without an owner is forbidden too, so that
 * the error does not reveal whether the object exists.
 */
export const requireOwner = (
  context: CallContext,
  owner: string | undefined,
  roles: readonly string[],
): Caller => {
  const caller = requireCaller(context);
  if (caller.subject !== owner && !hasAnyRole(caller, roles)) throw domainError.forbidden();
  return caller;
};

const hasAnyRole = (caller: Caller, roles: readonly string[]): boolean =>
  roles.some((role) => caller.roles.includes(role));
