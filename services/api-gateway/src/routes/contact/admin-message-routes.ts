import {
  type CountWaitingResponse,
  type ListContactMessagesResponse,
  WaitingKind,
} from '@sargam/proto/messaging/v1/messaging';
import { z } from 'zod';
import { boundedListOf, integer, responseOf, successWith } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { BoundedPageQuery, IdParams, toBoundedPage } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { AdminStudentMessage, GeneralMessage, type ThreadWithEmail } from './admin-message-response.ts';
import { loadThreads } from './load-threads.ts';
import { contactMessageCsv, studentMessageCsv } from './message-csv.ts';

const MessageQuery = BoundedPageQuery.extend({
  status: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional()
    .meta({ description: 'true for answered messages, false for the others' }),
});

type WithCounts<L> = L & { readonly unanswered: CountWaitingResponse };

export const adminMessageRoutes: readonly Route[] = [
  route.get('/contact/general/', {
    summary: 'Messages of the contact form, newest first',
    roles: admins,
    query: MessageQuery,
    response: responseOf<WithCounts<ListContactMessagesResponse>>()({
      ...boundedListOf(GeneralMessage, 'messages').fields,
      unanswered: integer(({ unanswered }) => unanswered.contactMessages),
    }),
    handle: async ({ query }, { messaging }) => {
      const request = { replied: query.status, ...toBoundedPage(query) };
      const [page, unanswered] = await Promise.all([
        messaging.listContactMessages(request),
        messaging.countWaiting({ kind: WaitingKind.WAITING_KIND_CONTACT_MESSAGES }),
      ]);
      return { ...page, unanswered };
    },
    csv: {
      name: 'general-messages',
      open: ({ query, language }, { messaging }) => contactMessageCsv(messaging, query.status, language),
    },
  }),
  route.get('/contact/general/{id}', {
    summary: 'Marks a message of the contact form as replied; a repeat changes nothing',
    roles: admins,
    noOwner: 'staff',
    changesState: true,
    params: IdParams,
    response: successWith('Message marked as replied', GeneralMessage),
    handle: ({ params }, { messaging }) => messaging.markContactMessageReplied({ messageId: params.id }),
  }),
  route.get('/contact/student/', {
    summary: 'Messages of all students to instructors, newest first',
    roles: admins,
    query: MessageQuery,
    response: responseOf<
      WithCounts<Awaited<ReturnType<typeof loadThreads>> & { readonly threads: readonly ThreadWithEmail[] }>
    >()({
      ...boundedListOf(AdminStudentMessage, 'threads').fields,
      unanswered: integer(({ unanswered }) => unanswered.threads),
    }),
    handle: async ({ query }, deps) => {
      const [page, unanswered] = await Promise.all([
        loadThreads(deps, { answered: query.status, ...toBoundedPage(query) }),
        deps.messaging.countWaiting({ kind: WaitingKind.WAITING_KIND_THREADS }),
      ]);
      return { ...page, unanswered };
    },
    csv: {
      name: 'student-messages',
      open: ({ query, language }, deps) => studentMessageCsv(deps, query.status, language),
    },
  }),
];
