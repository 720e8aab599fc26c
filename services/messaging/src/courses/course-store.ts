import { isDuplicateKeyError } from '@sargam/chassis/mongo';
import type { LocalizedText } from '@sargam/proto/common/v1/text';
import { type Connection, Schema } from 'mongoose';
import { localizedTextField } from '../localized-text-field.ts';

/** A course that mails name, from catalogue's events. */
export interface CourseRecord {
  readonly _id: string;
  readonly title: LocalizedText;
  readonly published: boolean;
  readonly version: number;
}

export interface CourseStore {
  /** The newest version wins, whatever the order of the events. */
  save(course: CourseRecord): Promise<void>;
  /** Throws before the first event about the course has arrived. */
  find(id: string): Promise<CourseRecord>;
}

const courseSchema = new Schema<CourseRecord>(
  {
    _id: { type: String, required: true },
    title: localizedTextField,
    published: { type: Boolean, required: true },
    version: { type: Number, required: true },
  },
  { versionKey: false },
);

export const openCourseStore = (connection: Connection): CourseStore => {
  const courses = connection.model<CourseRecord>('courses', courseSchema, 'courses');
  return {
    save: async ({ _id, ...course }) => {
      const older = { _id, version: { $lt: course.version } };
      try {
        await courses.updateOne(older, { $set: course }, { upsert: true });
      } catch (error) {
        // The stored version is not older: the filter matched nothing, and the upsert hit the existing id.
        if (!isDuplicateKeyError(error)) throw error;
      }
    },
    find: async (id) => {
      const course = await courses.findById(id).lean<CourseRecord>();
      if (!course) throw new Error(`no event about the course ${id} has arrived yet`);
      return course;
    },
  };
};
