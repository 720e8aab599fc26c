import type { Notification as StoredNotification } from '@sargam/proto/messaging/v1/notifications';
import { z } from 'zod';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { isOwnUser, ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { type Language, localize } from '../../wire/language.ts';
import { admins, allRoles } from '../../wire/roles.ts';
import {
  Id,
  Instant,
  listOf,
  PageQuery,
  SuccessMessage,
  success,
  successWith,
  toIsoInstant,
  toPage,
} from '../../wire/schemas.ts';
import { mergeText } from '../../wire/texts.ts';

const Notification = z
  .object({ _id: z.string(), msg: z.string(), createdAt: Instant, read: z.boolean() })
  .meta({ id: 'Notification' });
const Notifications = listOf(Notification);
const OwnNotifications = Notifications.extend({
  unread: z.number().int().meta({ description: 'Of all notifications, independent of the page' }),
}).meta({ id: 'Notifications' });

const NotificationForm = z
  .object({
    msg: z.string('required').trim().min(1, 'required').max(1000),
    msgBn: z.string().trim().max(1000).optional(),
    _id: Id.optional(),
  })
  .meta({ id: 'NotificationForm' });

const UserParams = z.object({ userId: Id });

const toNotification = (notification: StoredNotification, language: Language) => ({
  _id: notification.id,
  msg: localize(notification.text, language),
  createdAt: toIsoInstant(notification.createdAt),
  read: notification.read,
});

interface NotificationListRequest {
  readonly personId: string;
  readonly all: boolean;
  readonly query: z.output<typeof PageQuery>;
  readonly language: Language;
}

const listNotificationsOf = async (
  { notifications }: HandlerDeps,
  { personId, all, query, language }: NotificationListRequest,
) => {
  const found = await notifications.listForPerson({ personId, all, page: toPage(query) });
  return {
    data: found.notifications.map((notification) => toNotification(notification, language)),
    total: found.total,
    unread: found.unread,
  };
};

export const notificationRoutes: readonly Route[] = [
  route.get('/notification/user/{userId}', {
    summary: 'Unread notifications of a person, newest first',
    ...ownUser,
    query: PageQuery,
    response: OwnNotifications,
    handle: ({ params, query, language }, deps) =>
      listNotificationsOf(deps, { personId: params.userId, all: false, query, language }),
  }),
  route.get('/notification/user/{userId}/all', {
    summary: 'All notifications of a person, newest first',
    ...ownUser,
    query: PageQuery,
    response: OwnNotifications,
    handle: ({ params, query, language }, deps) =>
      listNotificationsOf(deps, { personId: params.userId, all: true, query, language }),
  }),
  route.delete('/notification/user/{userId}/{notificationId}', {
    summary: 'Marks a notification as read by this person only; a repeat changes nothing',
    roles: allRoles,
    params: UserParams.extend({ notificationId: Id }),
    isOwner: isOwnUser,
    response: z.object({ success: z.literal(true) }),
    handle: async ({ params }, { notifications }) => {
      await notifications.markRead({ personId: params.userId, notificationId: params.notificationId });
      return { success: true };
    },
  }),
  route.get('/notification', {
    summary: 'All notifications, newest first',
    roles: admins,
    query: PageQuery,
    response: Notifications,
    handle: async ({ query, language }, { notifications }) => {
      const found = await notifications.listNotifications({ page: toPage(query) });
      return { data: found.notifications.map((one) => toNotification(one, language)), total: found.total };
    },
  }),
  route.post('/notification/create', {
    summary: 'Creates a notification for everyone; a repeat with the same _id changes nothing',
    roles: admins,
    body: NotificationForm,
    response: successWith(Notification),
    handle: async ({ body, language }, { notifications }) => {
      const text = mergeText(undefined, body.msg, body.msgBn);
      const created = await notifications.createNotification({ notificationId: body._id, text });
      return success('Notification created successfully', toNotification(created, language));
    },
  }),
  route.delete('/notification/{id}', {
    summary: 'Deletes a notification for everyone; a repeat changes nothing',
    roles: admins,
    params: z.object({ id: Id }),
    response: SuccessMessage,
    handle: async ({ params }, { notifications }) => {
      await notifications.deleteNotification({ notificationId: params.id });
      return { success: true, message: 'Notification deleted successfully' };
    },
  }),
];
