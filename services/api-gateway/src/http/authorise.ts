import type { IncomingMessage } from 'node:http';
import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { methodNotAllowed } from '../errors/http-error.ts';
import type { Route } from '../routing/route.ts';

/** Rejects callers without one of the route's roles: visitors with 401, other roles with 403. */
export const requireRole = ({ roles }: Pick<Route, 'roles'>, caller: Caller | undefined): void => {
  if (roles === 'anybody') return;
  if (!caller) throw domainError.unauthenticated('login-required', 'Please login first');
  if (!roles.some((role) => caller.roles.includes(role))) throw domainError.forbidden();
};

const stepUpValidMs = 15 * 60_000;

/**
 * Rejects staff who last proved who they are more than 15 minutes ago, so that a stolen token or an unattended browser does not
 * move money. A token of an earlier release has no time and is rejected too.
 */
export const requireStepUp = (
  { stepUp }: Pick<Route, 'stepUp'>,
  caller: Caller | undefined,
  now: Date,
): void => {
  if (!stepUp || !caller || caller.roles.includes('student')) return;
  const authenticatedAt = Number(caller.claims['authTime'] ?? 0) * 1000;
  if (now.getTime() - authenticatedAt > stepUpValidMs)
    throw domainError.forbidden('step-up-required', 'Please enter your password again to do this.');
};

/** Rejects callers who are neither the owner nor, unless the route is `ownerOnly`, an admin (decision P2). */
export const requireOwner = (
  { ownerOnly }: Pick<Route, 'ownerOnly'>,
  isOwn: boolean,
  caller: Caller | undefined,
): void => {
  if (!isOwn && (ownerOnly || !caller?.roles.includes('admin'))) throw domainError.forbidden();
};

/** Prefetches and HEAD requests must not change state (decision P6). */
export const rejectPrefetch = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): void => {
  if (method === 'HEAD') throw methodNotAllowed(['GET']);
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers['purpose'] ?? ''} ${headers['x-moz'] ?? ''}`;
  if (/prefetch|prerender/i.test(purpose))
    throw domainError.forbidden('prefetch-refused', 'This cannot be prefetched.');
};
