import type { ActiveSession, ListSessionsResponse } from '@sargam/proto/identity/v1/sessions';
import { z } from 'zod';
import { each, flag, instant, integer, responseOf, success, text } from '../../api/response.ts';
import { admins, allRoles } from '../../api/roles.ts';
import { Id, IdParams } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { sessionCsv } from './session-csv.ts';

const OwnSession = responseOf<ActiveSession>('OwnSession')({
  _id: text((session) => session.id),
  startedAt: instant((session) => session.startedAt),
  usedAt: instant((session) => session.usedAt),
  device: text((session) => session.device, 'User agent of the browser'),
  address: text((session) => session.ipAddress),
  current: flag((session) => session.current),
});

const SessionsEnded = responseOf<readonly string[]>()({
  ...success.fields,
  ended: integer((sessionIds) => sessionIds.length),
});

/** Rejects the access tokens of the ended sessions. */
const endTokens = async (
  { endedSessions }: HandlerDeps,
  { sessionIds }: { readonly sessionIds: string[] },
) => {
  await endedSessions.add(sessionIds);
  return sessionIds;
};

export const sessionListRoutes: readonly Route[] = [
  route.get('/user/sessions/{userId}', {
    summary: 'The active sessions of the caller, or for an admin of any user; last used first',
    ...ownUser,
    response: responseOf<ListSessionsResponse>()({ data: each(OwnSession, ({ sessions }) => sessions) }),
    handle: ({ params }, { sessions }) => sessions.listSessions({ personId: params.userId }),
    csv: sessionCsv,
  }),
  route.post('/user/sessions/end', {
    summary: "Ends one of the caller's sessions; a repeat changes nothing",
    roles: allRoles,
    body: z.object({ session: Id }),
    response: SessionsEnded,
    handle: async ({ body }, deps) =>
      endTokens(deps, await deps.sessions.endSession({ sessionId: body.session })),
  }),
  route.post('/user/sessions/end-all', {
    summary: "Ends all of the caller's sessions, or all except the current one",
    roles: allRoles,
    body: z.object({ keepCurrent: z.boolean().optional() }),
    response: SessionsEnded,
    handle: async ({ body }, deps) =>
      endTokens(deps, await deps.sessions.endAllSessions({ keepCurrent: body.keepCurrent === true })),
  }),
  route.post('/user/sessions/end-all/{id}', {
    summary: "Ends all of a user's sessions; a repeat changes nothing",
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    response: SessionsEnded,
    handle: async ({ params }, deps) =>
      endTokens(deps, await deps.sessions.endAllSessions({ personId: params.id })),
  }),
];
