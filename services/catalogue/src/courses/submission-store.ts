import type { LimitOffset } from '@sargam/chassis/paging';
import type { Course } from './course.ts';
import { type CourseDocument, type CourseModel, toCourse } from './course-document.ts';

export interface SubmissionStore {
  /** Courses that wait for an admin, the longest wait first, and their number. */
  listWaiting(page: LimitOffset): Promise<{ readonly courses: readonly Course[]; readonly total: number }>;
  listOfInstructor(instructorId: string): Promise<readonly Course[]>;
}

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
  listOfInstructor: async (instructorId) =>
    (await model.find({ instructorId }).lean<CourseDocument[]>()).map(toCourse),
});
