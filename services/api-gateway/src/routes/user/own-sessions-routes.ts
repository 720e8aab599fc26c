import type { ActiveSession } from '@sargam/proto/identity/v1/sessions';
import { z } from 'zod';
import { instant } from '../../wire/instants.ts';
import { members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id, Instant } from '../../wire/schemas.ts';

const OwnSession = z
  .object({
    _id: z.string(),
    startedAt: Instant,
    usedAt: Instant,
    device: z.string().meta({ description: 'What the browser calls itself' }),
    address: z.string(),
    current: z.boolean(),
  })
  .meta({ id: 'OwnSession' });

const toOwnSession = ({ id, startedAt, usedAt, device, ipAddress, current }: ActiveSession) => ({
  ...{ _id: id, device, address: ipAddress, current },
  startedAt: instant(startedAt),
  usedAt: instant(usedAt),
});

const Ended = z.object({ success: z.literal(true), ended: z.number().int() });

export const ownSessionRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/user/sessions/{userId}',
    summary: 'Where the caller is logged in, the session last used first',
    roles: members,
    params: z.object({ userId: Id }),
    own: ({ caller, params }) => caller.subject === params.userId,
    response: z.object({ data: z.array(OwnSession) }),
    handle: async (_call, { sessions }) => ({
      data: (await sessions.listSessions({})).sessions.map(toOwnSession),
    }),
  }),
  route({
    method: 'post',
    path: '/user/sessions/end',
    summary: "Ends one of the caller's sessions; a repeat ends nothing",
    roles: members,
    body: z.object({ session: Id }),
    response: Ended,
    handle: async ({ body }, { sessions, endedSessions }) => {
      const { sessionIds } = await sessions.endSession({ sessionId: body.session });
      await endedSessions.add(sessionIds);
      return { success: true, ended: sessionIds.length };
    },
  }),
  route({
    method: 'post',
    path: '/user/sessions/end-all',
    summary: 'Logs the caller out everywhere, or everywhere but here',
    roles: members,
    body: z.object({ keepCurrent: z.boolean().optional() }),
    response: Ended,
    handle: async ({ body }, { sessions, endedSessions }) => {
      const { sessionIds } = await sessions.endAllSessions({ keepCurrent: body.keepCurrent === true });
      await endedSessions.add(sessionIds);
      return { success: true, ended: sessionIds.length };
    },
  }),
];
