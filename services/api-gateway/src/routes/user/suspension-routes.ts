import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { admins } from '../../wire/roles.ts';
import { Id, success, successWith } from '../../wire/schemas.ts';
import { toUser } from './user-mapping.ts';
import { User } from './user-wire.ts';

const PersonParams = z.object({ id: Id });

export const suspensionRoutes: readonly Route[] = [
  route.get('/user/suspend/{id}', {
    summary:
      'Suspends a user: ends their sessions immediately and rejects new logins; admins cannot suspend themselves',
    roles: admins,
    changesState: true,
    params: PersonParams,
    response: successWith(User),
    handle: async ({ params }, { suspensions, endedSessions }) => {
      const { person, endedSessionIds } = await suspensions.suspend({ personId: params.id });
      await endedSessions.add(endedSessionIds);
      return success('User suspended successfully!!!', toUser(person));
    },
  }),
  route.get('/user/unsuspend/{id}', {
    summary: 'Ends the suspension of a user',
    roles: admins,
    changesState: true,
    params: PersonParams,
    response: successWith(User),
    handle: async ({ params }, { suspensions }) => {
      const person = await suspensions.reinstate({ personId: params.id });
      return success('User unsuspended successfully!!!', toUser(person));
    },
  }),
];
