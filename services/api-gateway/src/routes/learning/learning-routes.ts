import { z } from 'zod';
import { members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Id } from '../../wire/schemas.ts';
import { classroomOf } from './classroom-call.ts';
import { ClassroomCourse, Position } from './learning-wire.ts';

export const learningRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/learning/classroom/{userId}',
    summary: "A student's courses with their end dates and progress, newest first",
    roles: members,
    params: z.object({ userId: Id }),
    own: ({ caller, params }) => caller.subject === params.userId,
    response: z.object({ data: z.array(ClassroomCourse) }),
    handle: async ({ params, language }, gateway) => ({
      data: await classroomOf(gateway, params.userId, language),
    }),
  }),
  route({
    method: 'post',
    path: '/learning/position',
    summary: 'Remembers where the caller stopped in a lesson',
    roles: members,
    body: Position,
    response: z.object({ success: z.literal(true) }),
    handle: async ({ body }, { learning }) => {
      await learning.savePosition({ lessonId: body.lesson, seconds: body.seconds });
      return { success: true };
    },
  }),
];
