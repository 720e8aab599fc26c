import type { Notification as StoredNotification } from '@sargam/proto/messaging/v1/notifications';
import { z } from 'zod';
import type { Gateway } from '../../gateway.ts';
import { instant } from '../../wire/instants.ts';
import { inLanguage, type Language } from '../../wire/language.ts';
import { pageOf } from '../../wire/paging.ts';
import { admins, members } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Done, doneWith, Id, Instant, listOf, PageQuery } from '../../wire/schemas.ts';
import { mergedText } from '../../wire/texts.ts';

const Notification = z
  .object({ _id: z.string(), msg: z.string(), createdAt: Instant, read: z.boolean() })
  .meta({ id: 'Notification' });
const Notifications = listOf(Notification);
const OwnNotifications = Notifications.extend({
  unread: z.number().int().meta({ description: 'Of all of them, whatever the page shows' }),
}).meta({ id: 'Notifications' });

const NotificationForm = z
  .object({
    msg: z.string('required').trim().min(1, 'required').max(1000),
    msgBn: z.string().trim().max(1000).optional(),
    _id: Id.optional(),
  })
  .meta({ id: 'NotificationForm' });

const Own = z.object({ userId: Id });
const isOwn = (call: { caller: { subject: string }; params: { userId: string } }) =>
  call.caller.subject === call.params.userId;

const toNotification = (notification: StoredNotification, language: Language) => ({
  _id: notification.id,
  msg: inLanguage(notification.text, language),
  createdAt: instant(notification.createdAt),
  read: notification.read,
});

interface Asked {
  readonly personId: string;
  readonly all: boolean;
  readonly query: z.output<typeof PageQuery>;
  readonly language: Language;
}

const listFor = async ({ notifications }: Gateway, { personId, all, query, language }: Asked) => {
  const found = await notifications.listForPerson({ personId, all, page: pageOf(query) });
  return {
    data: found.notifications.map((notification) => toNotification(notification, language)),
    total: found.total,
    unread: found.unread,
  };
};

export const notificationRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/notification/user/{userId}',
    summary: 'What this person has not read yet, newest first',
    roles: members,
    params: Own,
    query: PageQuery,
    own: isOwn,
    response: OwnNotifications,
    handle: ({ params, query, language }, gateway) =>
      listFor(gateway, { personId: params.userId, all: false, query, language }),
  }),
  route({
    method: 'get',
    path: '/notification/user/{userId}/all',
    summary: 'All notifications, read or not, newest first',
    roles: members,
    params: Own,
    query: PageQuery,
    own: isOwn,
    response: OwnNotifications,
    handle: ({ params, query, language }, gateway) =>
      listFor(gateway, { personId: params.userId, all: true, query, language }),
  }),
  route({
    method: 'delete',
    path: '/notification/user/{userId}/{notificationId}',
    summary: 'Marks one as read by this person; others still see it, and a repeat changes nothing',
    roles: members,
    params: Own.extend({ notificationId: Id }),
    own: isOwn,
    response: z.object({ success: z.literal(true) }),
    handle: async ({ params }, { notifications }) => {
      await notifications.markRead({ personId: params.userId, notificationId: params.notificationId });
      return { success: true };
    },
  }),
  route({
    method: 'get',
    path: '/notification',
    summary: 'Every notification, newest first',
    roles: admins,
    query: PageQuery,
    response: Notifications,
    handle: async ({ query, language }, { notifications }) => {
      const found = await notifications.listNotifications({ page: pageOf(query) });
      return { data: found.notifications.map((one) => toNotification(one, language)), total: found.total };
    },
  }),
  route({
    method: 'post',
    path: '/notification/create',
    summary: 'Tells everybody; a repeat with the same _id changes nothing',
    roles: admins,
    body: NotificationForm,
    response: doneWith(Notification),
    handle: async ({ body, language }, { notifications }) => {
      const text = mergedText(undefined, body.msg, body.msgBn);
      const created = await notifications.createNotification({ notificationId: body._id, text });
      return {
        success: true,
        message: 'Notification created successfully',
        data: toNotification(created, language),
      };
    },
  }),
  route({
    method: 'delete',
    path: '/notification/{id}',
    summary: 'Takes a notification back from everybody; a repeat changes nothing',
    roles: admins,
    params: z.object({ id: Id }),
    response: Done,
    handle: async ({ params }, { notifications }) => {
      await notifications.deleteNotification({ notificationId: params.id });
      return { success: true, message: 'Notification deleted successfully' };
    },
  }),
];
