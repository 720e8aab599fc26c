import { z } from 'zod';
import { readIdempotencyKey } from '../../api/idempotency-key.ts';
import { successMessage, successWith } from '../../api/response.ts';
import { type Role, students } from '../../api/roles.ts';
import { Id, IdParams, PageQuery, toFlag, toPage, UserParams } from '../../api/schemas.ts';
import { isOwnInstructor, isOwnUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { threadCsv } from './message-csv.ts';
import {
  incompleteMessage,
  ReplyForm,
  StudentMessage,
  StudentMessageForm,
  StudentMessages,
} from './thread-response.ts';

const threadReaders = ['admin', 'student'] as const satisfies readonly Role[];
const threadAnswerers = ['admin', 'instructor'] as const satisfies readonly Role[];

const studentThreadsRoute = (path: `/${string}`, answered: boolean, summary: string): Route =>
  route.get(path, {
    summary,
    roles: threadReaders,
    params: UserParams,
    query: PageQuery,
    isOwner: isOwnUser,
    response: StudentMessages,
    handle: ({ params, query }, { threads }) =>
      threads.listThreadsOfStudent({ studentId: params.userId, answered, page: toPage(query) }),
    csv: threadCsv,
  });

const ContactMessage = z
  .object({
    name: z.string(incompleteMessage).trim().min(1, incompleteMessage).max(200),
    email: z.email('Missing Field or Invalid Email').max(254),
    message: z.string(incompleteMessage).trim().min(1, incompleteMessage).max(5000),
  })
  .meta({ id: 'ContactMessage' });

export const contactRoutes: readonly Route[] = [
  route.post('/contact/', {
    summary: 'Sends a message to Sargam',
    roles: 'anybody',
    rate: 'contact',
    body: ContactMessage,
    invalidMessage: incompleteMessage,
    response: successMessage('Message sent Successfully'),
    handle: ({ body }, { messaging }) => messaging.sendContactMessage(body),
  }),
  route.post('/contact/student/', {
    summary: 'Sends a message to an instructor; for students with a verified e-mail address',
    roles: students,
    ratePerPerson: 'message',
    idempotency: 'service',
    body: StudentMessageForm,
    invalidMessage: incompleteMessage,
    isOwner: ({ caller, body }) => caller.subject === body.from,
    response: successMessage('Message Sent Successfully!!'),
    handle: ({ body, request }, { threads }) =>
      threads.writeToInstructor({
        instructorId: body.to,
        text: body.message,
        idempotencyKey: readIdempotencyKey(request),
      }),
  }),
  studentThreadsRoute('/contact/u/c/{userId}', false, 'Unanswered messages of a student, newest first'),
  studentThreadsRoute('/contact/u/p/{userId}', true, 'Answered messages of a student, newest first'),
  route.get('/contact/mystudent/{instructorId}', {
    summary:
      'Messages of students to an instructor, newest first; with status=false the unanswered ones, oldest first; for the instructor and admins',
    roles: threadAnswerers,
    params: z.object({ instructorId: Id }),
    query: PageQuery.extend({ status: z.enum(['true', 'false']).optional() }),
    isOwner: isOwnInstructor,
    response: StudentMessages,
    handle: ({ params, query: { status, ...page } }, { threads }) =>
      threads.listThreadsOfInstructor({ ...params, answered: toFlag(status), page: toPage(page) }),
    csv: threadCsv,
  }),
  route.post('/contact/r/{id}', {
    summary:
      'Answers a message and mails the student; for its instructor and admins. A repeat changes nothing',
    roles: threadAnswerers,
    noOwner: 'service',
    params: IdParams,
    body: ReplyForm,
    invalidMessage: incompleteMessage,
    response: successWith('Reply sent', StudentMessage),
    handle: ({ params, body }, { threads }) =>
      threads.answerThread({ threadId: params.id, text: body.reply }),
  }),
];
