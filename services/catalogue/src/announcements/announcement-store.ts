import { createMongoAudit, pendingAuditField, type WithPendingAudit } from '@sargam/chassis/audit';
import type { Service } from '@sargam/chassis/service';
import { type Connection, Schema } from 'mongoose';
import { type LocalizedText, textField as text, localizedSchema as words } from '../localized-text.ts';
import { openVersionedStore, requireVersion } from '../versioned-store.ts';

/** A course that is announced before its sale. */
export interface UpcomingCourse {
  readonly id: string;
  readonly name: LocalizedText;
  readonly photo: string;
  readonly createdAt: Date;
}

/** A dialog over a page. */
export interface Popup {
  readonly id: string;
  readonly show: boolean;
  readonly title: LocalizedText;
  /** Sanitised HTML (decision L5). */
  readonly body: LocalizedText;
  readonly thumbnail: string;
  /** Increases by one with every change. */
  readonly version: number;
}

type Stored<T extends { readonly id: string }> = Omit<T, 'id'> & WithPendingAudit;

const id = { type: String, required: true };

const upcomingSchema = new Schema<Stored<UpcomingCourse>>(
  {
    _id: id,
    name: { type: words, required: true },
    photo: text,
    createdAt: { type: Date, required: true },
    pendingAudit: pendingAuditField,
  },
  { versionKey: false },
);

const popupSchema = new Schema<Stored<Popup>>(
  {
    _id: id,
    show: { type: Boolean, required: true },
    title: { type: words, required: true },
    body: { type: words, required: true },
    thumbnail: text,
    version: { type: Number, required: true },
    pendingAudit: pendingAuditField,
  },
  { versionKey: false },
);

const withId = <T extends { readonly id: string }>({ _id, pendingAudit: _, ...fields }: Stored<T>): T =>
  ({ ...fields, id: _id }) as unknown as T;

const toPopup = (document: Stored<Popup>): Popup =>
  withId({ ...document, thumbnail: document.thumbnail ?? '' });

export interface Announcements {
  readonly upcoming: readonly UpcomingCourse[];
  readonly popups: ReadonlyMap<string, Popup>;
}

export type AnnouncementStore = ReturnType<typeof openAnnouncementStore>;

/** A stored upcoming course never changes. */
const openUpcomingCourses = (service: Service, connection: Connection) => {
  const model = connection.model<Stored<UpcomingCourse>>('upcoming', upcomingSchema, 'upcoming');
  const audit = createMongoAudit(service, model);
  const find = async (_id: string): Promise<UpcomingCourse | undefined> => {
    const found = await model.findById(_id).lean<Stored<UpcomingCourse>>();
    return found ? withId<UpcomingCourse>(found) : undefined;
  };
  const toChange = (action: string, { id: targetId, name, photo }: UpcomingCourse) => ({
    change: { action, targetKind: 'upcoming', targetId },
    fields: { name, photo },
  });
  return {
    list: () => model.find().sort({ createdAt: -1, _id: -1 }).lean<Stored<UpcomingCourse>[]>(),
    /** Adds the course, or returns the stored one if the id exists. */
    add: async (course: UpcomingCourse): Promise<UpcomingCourse> => {
      const { id: _id, ...fields } = course;
      const { change, fields: after } = toChange('AddUpcoming', course);
      await audit.insertAudited({ _id, ...fields }, { ...change, after });
      const added = await find(_id);
      if (!added) throw new Error(`upcoming course ${_id} was not saved`);
      return added;
    },
    remove: async (_id: string): Promise<void> => {
      const course = await find(_id);
      if (!course) return;
      const { change, fields: before } = toChange('DeleteUpcoming', course);
      await audit.deleteAudited({ _id }, { ...change, before });
    },
  };
};

export const openAnnouncementStore = (service: Service, connection: Connection) => {
  const upcoming = openUpcomingCourses(service, connection);
  const popups = connection.model<Stored<Popup>>('popups', popupSchema, 'popups');
  const popupStore = openVersionedStore<Popup, Stored<Popup>>(popups, {
    audit: createMongoAudit(service, popups),
    targetKind: 'popup',
    toValue: toPopup,
    toFields: ({ id: _, ...fields }) => fields,
  });
  return {
    /** All upcoming courses, newest first, and all popups; both are few. */
    all: async (): Promise<Announcements> => {
      const [courses, overlays] = await Promise.all([upcoming.list(), popups.find().lean<Stored<Popup>[]>()]);
      return {
        upcoming: courses.map((document) => withId<UpcomingCourse>(document)),
        popups: new Map(overlays.map((document) => [document._id, toPopup(document)])),
      };
    },
    add: upcoming.add,
    remove: upcoming.remove,
    findPopup: popupStore.find,
    /** Replaces the popup and increases its version. An empty thumbnail keeps the stored one. */
    savePopup: async (
      { thumbnail, ...popup }: Omit<Popup, 'version'>,
      basedOnVersion: number,
    ): Promise<Popup> => {
      const saved = await popupStore.update('SavePopup', popup.id, (current) => {
        requireVersion(current, basedOnVersion);
        return { ...popup, thumbnail: thumbnail || (current?.thumbnail ?? ''), version: 0 };
      });
      if (!saved) throw new Error(`popup ${popup.id} was not saved`);
      return saved;
    },
  };
};
