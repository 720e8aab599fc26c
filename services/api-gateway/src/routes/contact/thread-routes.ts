import { z } from 'zod';
import { isOwnUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { type Role, students } from '../../wire/roles.ts';
import { Id, PageQuery, SuccessMessage, success, successWith, toPage } from '../../wire/schemas.ts';
import { toStudentMessage, toStudentMessages } from './thread-mapping.ts';
import {
  incompleteMessage,
  ReplyForm,
  StudentMessage,
  StudentMessageForm,
  StudentMessages,
} from './thread-wire.ts';

const threadReaders = ['admin', 'student'] as const satisfies readonly Role[];
const threadAnswerers = ['admin', 'instructor'] as const satisfies readonly Role[];

const studentThreadsRoute = (path: `/${string}`, answered: boolean, summary: string): Route =>
  route.get(path, {
    summary,
    roles: threadReaders,
    params: z.object({ userId: Id }),
    query: PageQuery,
    isOwner: isOwnUser,
    response: StudentMessages,
    handle: async ({ params, query, language }, { threads }) => {
      const request = { studentId: params.userId, answered, page: toPage(query) };
      return toStudentMessages(await threads.listThreadsOfStudent(request), language);
    },
  });

export const threadRoutes: readonly Route[] = [
  route.post('/contact/student/', {
    summary: 'Sends a message to an instructor; for students with a verified e-mail address',
    roles: students,
    ratePerPerson: 'message',
    body: StudentMessageForm,
    invalidMessage: incompleteMessage,
    isOwner: ({ caller, body }) => caller.subject === body.from,
    response: SuccessMessage,
    handle: async ({ body }, { threads }) => {
      await threads.writeToInstructor({ instructorId: body.to, text: body.message });
      return { success: true, message: 'Message Sent Successfully!!' };
    },
  }),
  studentThreadsRoute('/contact/u/c/{userId}', false, 'Unanswered messages of a student, newest first'),
  studentThreadsRoute('/contact/u/p/{userId}', true, 'Answered messages of a student, newest first'),
  route.get('/contact/mystudent/{instructorId}', {
    summary: 'Messages of students to an instructor, newest first; for the instructor and admins',
    roles: threadAnswerers,
    params: z.object({ instructorId: Id }),
    query: PageQuery,
    isOwner: ({ caller, params }) => caller.claims['instructor'] === params.instructorId,
    response: StudentMessages,
    handle: async ({ params, query, language }, { threads }) => {
      const request = { instructorId: params.instructorId, page: toPage(query) };
      return toStudentMessages(await threads.listThreadsOfInstructor(request), language);
    },
  }),
  route.post('/contact/r/{id}', {
    summary:
      'Answers a message and mails the student; for its instructor and admins. A repeat changes nothing',
    roles: threadAnswerers,
    params: z.object({ id: Id }),
    body: ReplyForm,
    invalidMessage: incompleteMessage,
    response: successWith(StudentMessage),
    handle: async ({ params, body, language }, { threads }) => {
      const thread = await threads.answerThread({ threadId: params.id, text: body.reply });
      return success('Reply sent', toStudentMessage(thread, language));
    },
  }),
];
