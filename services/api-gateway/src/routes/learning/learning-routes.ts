import { z } from 'zod';
import { ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { allRoles } from '../../wire/roles.ts';
import { ClassroomCourse, Position } from './learning-wire.ts';
import { loadClassroom } from './load-classroom.ts';

export const learningRoutes: readonly Route[] = [
  route.get('/learning/classroom/{userId}', {
    summary: "A student's courses with their end dates and progress, newest first",
    ...ownUser,
    response: z.object({ data: z.array(ClassroomCourse) }),
    handle: async ({ params, language }, deps) => ({
      data: await loadClassroom(deps, params.userId, language),
    }),
  }),
  route.post('/learning/position', {
    summary: "Saves the caller's position in a lesson",
    roles: allRoles,
    body: Position,
    response: z.object({ success: z.literal(true) }),
    handle: async ({ body }, { learning }) => {
      await learning.savePosition({ lessonId: body.lesson, seconds: body.seconds });
      return { success: true };
    },
  }),
];
