import type {
  ListNotificationsResponse,
  Notification as StoredNotification,
} from '@sargam/proto/messaging/v1/notifications';
import { z } from 'zod';
import {
  bilingual,
  flag,
  instant,
  integer,
  listOf,
  responseOf,
  success,
  successMessage,
  successWith,
  text,
} from '../../api/response.ts';
import { admins, allRoles } from '../../api/roles.ts';
import { Id, IdParams, PageQuery, TextsQuery, toPage, UserParams } from '../../api/schemas.ts';
import { mergeText } from '../../api/texts.ts';
import { isOwnUser, ownUser } from '../../routing/own-user.ts';
import { type Route, route } from '../../routing/route.ts';
import { notificationCsv } from './notification-csv.ts';

const Notification = responseOf<StoredNotification>('Notification')({
  _id: text((notification) => notification.id),
  msg: bilingual((notification) => notification.text),
  createdAt: instant((notification) => notification.createdAt),
  read: flag((notification) => notification.read),
});
const Notifications = listOf(Notification, 'notifications');
const OwnNotifications = responseOf<ListNotificationsResponse>('Notifications')({
  ...Notifications.fields,
  unread: integer((list) => list.unread, 'Of all notifications, independent of the page'),
});

const NotificationForm = z
  .object({
    msg: z.string('This is required').trim().min(1, 'This is required').max(1000),
    msgBn: z.string().trim().max(1000).optional(),
    _id: Id.optional(),
  })
  .meta({ id: 'NotificationForm' });

const ownNotificationsRoute = (path: `/${string}`, all: boolean, summary: string): Route =>
  route.get(path, {
    summary,
    ...ownUser,
    query: PageQuery,
    response: OwnNotifications,
    handle: ({ params, query }, { notifications }) =>
      notifications.listForPerson({ personId: params.userId, all, page: toPage(query) }),
  });

export const notificationRoutes: readonly Route[] = [
  ownNotificationsRoute(
    '/notification/user/{userId}',
    false,
    'Unread notifications of a person, newest first',
  ),
  ownNotificationsRoute(
    '/notification/user/{userId}/all',
    true,
    'All notifications of a person, newest first',
  ),
  route.delete('/notification/user/{userId}/{notificationId}', {
    summary: 'Marks a notification as read by this person only; a repeat changes nothing',
    roles: allRoles,
    params: UserParams.extend({ notificationId: Id }),
    isOwner: isOwnUser,
    response: success,
    handle: ({ params }, { notifications }) =>
      notifications.markRead({ personId: params.userId, notificationId: params.notificationId }),
  }),
  route.get('/notification', {
    summary: 'All notifications, newest first',
    roles: admins,
    query: PageQuery.extend(TextsQuery.shape),
    response: Notifications,
    csv: notificationCsv,
    handle: ({ query }, { notifications }) => notifications.listNotifications({ page: toPage(query) }),
  }),
  route.post('/notification/create', {
    summary: 'Creates a notification for everyone; a repeat with the same _id changes nothing',
    roles: admins,
    body: NotificationForm,
    response: successWith('Notification created successfully', Notification),
    handle: ({ body }, { notifications }) => {
      const text = mergeText(undefined, body.msg, body.msgBn);
      return notifications.createNotification({ notificationId: body._id, text });
    },
  }),
  route.delete('/notification/{id}', {
    summary: 'Deletes a notification for everyone; a repeat changes nothing',
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    response: successMessage('Notification deleted successfully'),
    handle: ({ params }, { notifications }) =>
      notifications.deleteNotification({ notificationId: params.id }),
  }),
];
