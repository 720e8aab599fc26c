import type { ListLoopsResponse } from '@sargam/proto/learning/v1/practice';
import { z } from 'zod';
import { each, responseOf, success } from '../../api/response.ts';
import { allRoles } from '../../api/roles.ts';
import { Id } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { Loop, LoopForm, LoopParams, toTenths } from './loop-response.ts';

export const loopRoutes: readonly Route[] = [
  route.get('/learning/loops/{lessonId}', {
    summary: "The caller's named loops in a lesson, by their start",
    roles: allRoles,
    noOwner: 'service',
    params: z.object({ lessonId: Id }),
    response: responseOf<ListLoopsResponse>()({ data: each(Loop, ({ loops }) => loops) }),
    handle: ({ params }, { practice }) => practice.listLoops({ lessonId: params.lessonId }),
  }),
  route.put('/learning/loops/{lessonId}/{id}', {
    summary: 'Saves a named loop under an id of the client; at most 50 per lesson; a repeat changes nothing',
    roles: allRoles,
    noOwner: 'service',
    params: LoopParams,
    body: LoopForm,
    response: success,
    handle: ({ params, body }, { practice }) =>
      practice.saveLoop({
        lessonId: params.lessonId,
        loop: {
          id: params.id,
          name: body.name,
          startTenths: toTenths(body.start),
          endTenths: toTenths(body.end),
        },
      }),
  }),
  route.delete('/learning/loops/{lessonId}/{id}', {
    summary: 'Deletes a named loop; a repeat changes nothing',
    roles: allRoles,
    noOwner: 'service',
    params: LoopParams,
    response: success,
    handle: ({ params }, { practice }) =>
      practice.deleteLoop({ lessonId: params.lessonId, loopId: params.id }),
  }),
];
