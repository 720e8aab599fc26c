import type { ActiveSession } from '@sargam/proto/identity/v1/sessions';
import { z } from 'zod';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { allRoles } from '../../wire/roles.ts';
import { Id, Instant, toIsoInstant } from '../../wire/schemas.ts';

const OwnSession = z
  .object({
    _id: z.string(),
    startedAt: Instant,
    usedAt: Instant,
    device: z.string().meta({ description: 'User agent of the browser' }),
    address: z.string(),
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });

const toOwnSession = ({ id, startedAt, usedAt, device, ipAddress, current }: ActiveSession) => ({
  _id: id,
  device,
  address: ipAddress,
  current,
  startedAt: toIsoInstant(startedAt),
  usedAt: toIsoInstant(usedAt),
});

const SessionsEnded = z.object({ success: z.literal(true), ended: z.number().int() });

export const sessionListRoutes: readonly Route[] = [
  route.get('/user/sessions/{userId}', {
    summary: "The caller's active sessions, last used first",
    ...ownUser,
    response: z.object({ data: z.array(OwnSession) }),
    handle: async (_call, { sessions }) => ({
      data: (await sessions.listSessions({})).sessions.map(toOwnSession),
    }),
  }),
  route.post('/user/sessions/end', {
    summary: "Ends one of the caller's sessions; a repeat changes nothing",
    roles: allRoles,
    body: z.object({ session: Id }),
    response: SessionsEnded,
    handle: async ({ body }, { sessions, endedSessions }) => {
      const { sessionIds } = await sessions.endSession({ sessionId: body.session });
      await endedSessions.add(sessionIds);
      return { success: true, ended: sessionIds.length };
    },
  }),
  route.post('/user/sessions/end-all', {
    summary: "Ends all of the caller's sessions, or all except the current one",
    roles: allRoles,
    body: z.object({ keepCurrent: z.boolean().optional() }),
    response: SessionsEnded,
    handle: async ({ body }, { sessions, endedSessions }) => {
      const { sessionIds } = await sessions.endAllSessions({ keepCurrent: body.keepCurrent === true });
      await endedSessions.add(sessionIds);
      return { success: true, ended: sessionIds.length };
    },
  }),
];
