import type { Clock } from '@sargam/chassis/clock';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { toLimitOffset } from '@sargam/chassis/paging';
import { requireCaller, requireOwner } from '@sargam/chassis/service';
import type {
  Notification,
  NotificationServiceImplementation,
} from '@sargam/proto/messaging/v1/notifications';
import {
  deleteNotification,
  insertNotification,
  listAll,
  listReadIds,
  listUnread,
  markRead,
  type NotificationModels,
  type NotificationPage,
  type StoredNotification,
} from './notification-store.ts';

const maxTextLength = 1000;
const admins = { roles: ['admin'] };

const toNotificationMessage = (
  { _id, text, createdAt }: StoredNotification,
  read: boolean,
): Notification => ({ id: _id, text, createdAt, read });

const toListResponse = (
  { notifications, total }: NotificationPage,
  read: ReadonlySet<string> = new Set(),
) => ({
  notifications: notifications.map((one) => toNotificationMessage(one, read.has(one._id))),
  total,
});

export const notificationHandlers = (
  models: NotificationModels,
  clock: Clock,
): NotificationServiceImplementation => ({
  listForPerson: async ({ personId, all, page }, context) => {
    requireOwner(context, personId, []);
    const read = await listReadIds(models, personId);
    const slice = toLimitOffset(page);
    if (!all) {
      const unread = await listUnread(models, read, slice);
      return { ...toListResponse(unread), unread: unread.total };
    }
    const listed = await listAll(models, slice);
    // Read marks are deleted with their notification, so `read` never counts a deleted one.
    return { ...toListResponse(listed, read), unread: Math.max(0, listed.total - read.size) };
  },
  markRead: async ({ personId, notificationId }, context) => {
    requireOwner(context, personId, []);
    await markRead(models, personId, notificationId);
    return {};
  },
  listNotifications: async ({ page }, context) => {
    requireCaller(context, admins);
    return { ...toListResponse(await listAll(models, toLimitOffset(page))), unread: 0 };
  },
  createNotification: async ({ notificationId, text }, context) => {
    requireCaller(context, admins);
    const en = text?.en.trim() ?? '';
    const bn = text?.bn.trim() ?? '';
    if (en === '' || en.length > maxTextLength || bn.length > maxTextLength) {
      const field = { field: 'text', message: 'Any of the field is not fillup!!!' };
      throw domainError.invalid('notification-incomplete', field.message, [field]);
    }
    const wanted = { _id: notificationId || newId(clock()), text: { en, bn }, createdAt: clock() };
    return toNotificationMessage(await insertNotification(models, wanted), false);
  },
  deleteNotification: async ({ notificationId }, context) => {
    requireCaller(context, admins);
    await deleteNotification(models, notificationId);
    return {};
  },
});
