import type { IncomingMessage } from 'node:http';
import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import { methodNotAllowed } from '../errors/http-error.ts';
import type { Route } from '../routing/route.ts';

/** Rejects callers without one of the route's roles: visitors with 401, other roles with 403. */
export const requireRole = ({ roles }: Pick<Route, 'roles'>, caller: Caller | undefined): void => {
  if (!roles) return;
  if (!caller) throw domainError.unauthenticated('login-required', 'Please login first');
  if (!roles.some((role) => caller.roles.includes(role))) throw domainError.forbidden();
};

/** Rejects callers who are neither the owner nor an admin (decision P2). */
export const requireOwner = (isOwn: boolean, caller: Caller | undefined): void => {
  if (!isOwn && !caller?.roles.includes('admin')) throw domainError.forbidden();
};

/** Prefetches and HEAD requests must not change state (decision P6). */
export const rejectPrefetch = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): void => {
  if (method === 'HEAD') throw methodNotAllowed(['GET']);
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers['purpose'] ?? ''} ${headers['x-moz'] ?? ''}`;
  if (/prefetch|prerender/i.test(purpose))
    throw domainError.forbidden('prefetch-refused', 'This cannot be prefetched.');
};
