import { type Connection, Schema } from 'mongoose';
import { type LocalizedText, textField as text, localizedSchema as words } from '../localized-text.ts';

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

type Stored<T extends { readonly id: string }> = Omit<T, 'id'> & { readonly _id: string };

const id = { type: String, required: true };

const upcomingSchema = new Schema<Stored<UpcomingCourse>>(
  { _id: id, name: { type: words, required: true }, photo: text, createdAt: { type: Date, required: true } },
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
  },
  { versionKey: false },
);

const withId = <T extends { readonly id: string }>({ _id, ...fields }: Stored<T>): T =>
  ({ ...fields, id: _id }) as unknown as T;

const toPopup = (document: Stored<Popup>): Popup =>
  withId({ ...document, thumbnail: document.thumbnail ?? '' });

export interface Announcements {
  readonly upcoming: readonly UpcomingCourse[];
  readonly popups: ReadonlyMap<string, Popup>;
}

export type AnnouncementStore = ReturnType<typeof openAnnouncementStore>;

export const openAnnouncementStore = (connection: Connection) => {
  const upcoming = connection.model<Stored<UpcomingCourse>>('upcoming', upcomingSchema, 'upcoming');
  const popups = connection.model<Stored<Popup>>('popups', popupSchema, 'popups');
  return {
    /** All upcoming courses, newest first, and all popups; both are few. */
    all: async (): Promise<Announcements> => {
      const [courses, overlays] = await Promise.all([
        upcoming.find().sort({ createdAt: -1, _id: -1 }).lean<Stored<UpcomingCourse>[]>(),
        popups.find().lean<Stored<Popup>[]>(),
      ]);
      return {
        upcoming: courses.map((document) => withId<UpcomingCourse>(document)),
        popups: new Map(overlays.map((document) => [document._id, toPopup(document)])),
      };
    },
    /** Adds the course, or returns the stored one where the id exists. */
    add: async ({ id: _id, ...fields }: UpcomingCourse): Promise<UpcomingCourse> => {
      const added = await upcoming
        .findOneAndUpdate({ _id }, { $setOnInsert: fields }, { upsert: true, new: true })
        .lean<Stored<UpcomingCourse>>();
      if (!added) throw new Error(`upcoming course ${_id} was not saved`);
      return withId<UpcomingCourse>(added);
    },
    remove: async (_id: string): Promise<void> => {
      await upcoming.deleteOne({ _id });
    },
    /** Replaces the popup and increases its version. An empty thumbnail keeps the stored one. */
    savePopup: async ({ id: _id, thumbnail, ...fields }: Omit<Popup, 'version'>): Promise<Popup> => {
      const saved = await popups
        .findOneAndUpdate(
          { _id },
          { $set: { ...fields, ...(thumbnail && { thumbnail }) }, $inc: { version: 1 } },
          { upsert: true, new: true },
        )
        .lean<Stored<Popup>>();
      if (!saved) throw new Error(`popup ${_id} was not saved`);
      return toPopup(saved);
    },
  };
};
