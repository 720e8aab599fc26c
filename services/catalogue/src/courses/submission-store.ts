import type { LimitOffset } from '@sargam/chassis/paging';
import type { Course } from './course.ts';
import { type CourseDocument, type CourseModel, toCourse } from './course-document.ts';

export interface SubmissionStore {
  /** Courses that wait for an admin, the longest wait first, and their number. */
  listWaiting(page: LimitOffset): Promise<{ readonly courses: readonly Course[]; readonly total: number }>;
  /** The given courses of the instructor, or all without ids. */
  listOfInstructor(instructorId: string, courseIds: readonly string[]): Promise<readonly Course[]>;
}

/** Excludes what grows with the sales and the changes of a course. */
const withoutHistory = '-soldBy -contents -outbox -pendingAudit';

const waiting = { 'submission.state': 'waiting' };

export const openSubmissionStore = (model: CourseModel): SubmissionStore => ({
  listWaiting: async ({ limit, offset }) => {
    const [documents, total] = await Promise.all([
      model
        .find(waiting)
        .sort({ 'submission.sentAt': 1, _id: 1 })
        .skip(offset)
        .limit(limit)
        .lean<CourseDocument[]>(),
      model.countDocuments(waiting),
    ]);
    return { courses: documents.map(toCourse), total };
  },
  listOfInstructor: async (instructorId, courseIds) => {
    // The ids alone: with a second condition the compatible server of local runs reads every course.
    const filter = courseIds.length > 0 ? { _id: { $in: courseIds } } : { instructorId };
    const documents = await model.find(filter).select(withoutHistory).lean<CourseDocument[]>();
    return documents.filter((course) => course.instructorId === instructorId).map(toCourse);
  },
});
