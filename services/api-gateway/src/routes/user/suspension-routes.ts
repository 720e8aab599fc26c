import { Person } from '@sargam/proto/identity/v1/identity';
import { z } from 'zod';
import { successWith } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { IdParams } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { User } from './user-response.ts';

const reasonMessage = 'Please enter a reason';
const Suspension = z
  .object({ reason: z.string(reasonMessage).trim().min(1, reasonMessage).max(500) })
  .meta({ id: 'Suspension' });

const suspended = successWith('User suspended successfully!!!', User);

/** Suspends and rejects the access tokens of the ended sessions. */
const suspend = async (
  { suspensions, endedSessions }: HandlerDeps,
  personId: string,
  reason: string,
): Promise<Person> => {
  const { person = Person.create(), endedSessionIds } = await suspensions.suspend({ personId, reason });
  await endedSessions.add(endedSessionIds);
  return person;
};

export const suspensionRoutes: readonly Route[] = [
  route.post('/user/suspend/{id}', {
    summary:
      'Suspends a user with a reason: ends their sessions immediately and rejects new logins; admins cannot suspend themselves',
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    body: Suspension,
    invalidMessage: reasonMessage,
    response: suspended,
    handle: ({ params, body }, deps) => suspend(deps, params.id, body.reason),
  }),
  route.get('/user/suspend/{id}', {
    summary: 'Suspends a user without a reason',
    roles: admins,
    noOwner: 'staff',
    changesState: true,
    params: IdParams,
    response: suspended,
    handle: ({ params }, deps) => suspend(deps, params.id, ''),
  }),
  route.get('/user/unsuspend/{id}', {
    summary: 'Ends the suspension of a user',
    roles: admins,
    noOwner: 'staff',
    changesState: true,
    params: IdParams,
    response: successWith('User unsuspended successfully!!!', User),
    handle: ({ params }, { suspensions }) => suspensions.unsuspend({ personId: params.id }),
  }),
];
