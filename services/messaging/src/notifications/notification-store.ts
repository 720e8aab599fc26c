import {
  createMongoAudit,
  type MongoAudit,
  pendingAuditField,
  type WithPendingAudit,
} from '@sargam/chassis/audit';
import type { LimitOffset } from '@sargam/chassis/paging';
import type { Service } from '@sargam/chassis/service';
import type { LocalizedText } from '@sargam/proto/common/v1/text';
import { type Connection, type Model, Schema } from 'mongoose';

/** A broadcast notification (decision L9). */
export interface StoredNotification {
  readonly _id: string;
  readonly text: LocalizedText;
  readonly createdAt: Date;
}

/** A read notification of one person. `_id` contains both ids, so a repeated call finds it. */
interface ReadMark {
  readonly _id: string;
  readonly personId: string;
  readonly notificationId: string;
}

export interface NotificationModels {
  readonly notifications: Model<StoredNotification & WithPendingAudit>;
  readonly audit: MongoAudit;
  readonly readMarks: Model<ReadMark>;
}

const text = { en: { type: String, required: true }, bn: { type: String, default: '' } };

const notificationSchema = new Schema<StoredNotification & WithPendingAudit>(
  {
    _id: { type: String, required: true },
    text: { type: text, required: true, _id: false },
    createdAt: { type: Date, required: true },
    pendingAudit: pendingAuditField,
  },
  { versionKey: false },
)
  // The whole order of the list: without the id the server sorts all notifications in memory.
  .index({ createdAt: -1, _id: -1 });

const readMarkSchema = new Schema<ReadMark>(
  {
    _id: { type: String, required: true },
    personId: { type: String, required: true },
    notificationId: { type: String, required: true },
  },
  { versionKey: false },
)
  .index({ personId: 1 })
  .index({ notificationId: 1 });

export const notificationModels = (service: Service, connection: Connection): NotificationModels => {
  const notifications = connection.model<StoredNotification & WithPendingAudit>(
    'notifications',
    notificationSchema,
    'notifications',
  );
  return {
    notifications,
    audit: createMongoAudit(service, notifications),
    readMarks: connection.model<ReadMark>('notification_reads', readMarkSchema, 'notification_reads'),
  };
};

export interface NotificationPage {
  readonly notifications: readonly StoredNotification[];
  readonly total: number;
}

const newestFirst = { createdAt: -1, _id: -1 } as const;

export const listAll = async (
  { notifications }: NotificationModels,
  slice: LimitOffset,
): Promise<NotificationPage> => {
  const [found, total] = await Promise.all([
    notifications.find().sort(newestFirst).skip(slice.offset).limit(slice.limit).lean<StoredNotification[]>(),
    notifications.countDocuments(),
  ]);
  return { notifications: found, total };
};

/** The ids of the notifications that the person has read. */
export const listReadIds = async (
  { readMarks }: NotificationModels,
  personId: string,
): Promise<Set<string>> => {
  const readMarksOfPerson = await readMarks.find({ personId }, { notificationId: 1 }).lean<ReadMark[]>();
  return new Set(readMarksOfPerson.map(({ notificationId }) => notificationId));
};

export const listUnread = async (
  { notifications }: NotificationModels,
  read: ReadonlySet<string>,
  slice: LimitOffset,
): Promise<NotificationPage> => {
  const unread = { _id: { $nin: [...read] } };
  const [found, total] = await Promise.all([
    notifications
      .find(unread)
      .sort(newestFirst)
      .skip(slice.offset)
      .limit(slice.limit)
      .lean<StoredNotification[]>(),
    notifications.countDocuments(unread),
  ]);
  return { notifications: found, total };
};

/** Marks a notification as read. Does nothing if the notification does not exist. */
export const markRead = async (
  { notifications, readMarks }: NotificationModels,
  personId: string,
  notificationId: string,
): Promise<void> => {
  if (!(await notifications.exists({ _id: notificationId }))) return;
  await readMarks.updateOne(
    { _id: `${personId}/${notificationId}` },
    { $setOnInsert: { personId, notificationId } },
    { upsert: true },
  );
};

const toChange = (action: string, { _id, text }: StoredNotification) => ({
  change: { action, targetKind: 'notification', targetId: _id },
  fields: { text },
});

/** Returns the existing notification if the id exists. */
export const insertNotification = async (
  { notifications, audit }: NotificationModels,
  notification: StoredNotification,
): Promise<StoredNotification> => {
  const { change, fields: after } = toChange('CreateNotification', notification);
  await audit.insertAudited(notification, { ...change, after });
  const stored = await notifications.findById(notification._id).lean<StoredNotification>();
  if (!stored) throw new Error(`notification ${notification._id} is missing after insert`);
  return stored;
};

export const deleteNotification = async (
  { notifications, audit, readMarks }: NotificationModels,
  notificationId: string,
): Promise<void> => {
  const notification = await notifications.findById(notificationId).lean<StoredNotification>();
  if (notification) {
    const { change, fields: before } = toChange('DeleteNotification', notification);
    await audit.deleteAudited({ _id: notificationId }, { ...change, before });
  }
  await readMarks.deleteMany({ notificationId });
};
