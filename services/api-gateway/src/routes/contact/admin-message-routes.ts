import type { CountWaitingResponse, ListContactMessagesResponse } from '@sargam/proto/messaging/v1/messaging';
import { z } from 'zod';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { loadPeople } from '../../upstream/load-people.ts';
import { admins } from '../../wire/roles.ts';
import { BoundedPageQuery, IdParams, toBoundedPage } from '../../wire/schemas.ts';
import { boundedListOf, integer, successWith, view } from '../../wire/view.ts';
import { AdminStudentMessage, GeneralMessage, type ThreadWithEmail } from './admin-message-wire.ts';

const MessageQuery = BoundedPageQuery.extend({
  status: z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional()
    .meta({ description: 'true for answered messages, false for the others' }),
});

type WithCounts<L> = L & { readonly unanswered: CountWaitingResponse };

/** Threads with the e-mail addresses of their students, which only admins may see (decision B18). */
const loadThreads = async ({ threads, people }: HandlerDeps, query: z.output<typeof MessageQuery>) => {
  const page = await threads.listThreads({ answered: query.status, ...toBoundedPage(query) });
  const students = await loadPeople(
    people,
    page.threads.map(({ studentId }) => studentId),
  );
  return {
    ...page,
    threads: page.threads.map((thread) => ({
      ...thread,
      email: students.get(thread.studentId)?.email ?? '',
    })),
  };
};

export const adminMessageRoutes: readonly Route[] = [
  route.get('/contact/general/', {
    summary: 'Messages of the contact form, newest first',
    roles: admins,
    query: MessageQuery,
    response: view<WithCounts<ListContactMessagesResponse>>()({
      ...boundedListOf(GeneralMessage, 'messages').fields,
      unanswered: integer(({ unanswered }) => unanswered.contactMessages),
    }),
    handle: async ({ query }, { messaging }) => {
      const request = { replied: query.status, ...toBoundedPage(query) };
      const [page, unanswered] = await Promise.all([
        messaging.listContactMessages(request),
        messaging.countWaiting({}),
      ]);
      return { ...page, unanswered };
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
    response: view<
      WithCounts<Awaited<ReturnType<typeof loadThreads>> & { readonly threads: readonly ThreadWithEmail[] }>
    >()({
      ...boundedListOf(AdminStudentMessage, 'threads').fields,
      unanswered: integer(({ unanswered }) => unanswered.threads),
    }),
    handle: async ({ query }, deps) => {
      const [page, unanswered] = await Promise.all([
        loadThreads(deps, query),
        deps.messaging.countWaiting({}),
      ]);
      return { ...page, unanswered };
    },
  }),
];
