import type { DocumentOutbox } from '@sargam/chassis/events';
import type { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import { openVersioned, type VersionedStore } from '../versioned.ts';
import type { Words } from '../words.ts';
import type { Course, ListedCourse } from './course.ts';
import {
  type CourseDocument,
  type CourseModel,
  type ListedDocument,
  notListed,
  toCourse,
  toListed,
} from './course-document.ts';
import { courseMessage } from './course-message.ts';

export interface CourseStore extends VersionedStore<Course> {
  /** Every course without its long texts. */
  listed(): AsyncIterable<ListedCourse>;
  /** Counts an order once; the number sold after it, undefined when it was counted before or there is no such course. */
  countSale(id: string, orderId: string): Promise<number | undefined>;
}

/** How many orders of a course are remembered: far more than can be redelivered. */
const ordersRemembered = 500;

export const openCourseStore = (
  model: CourseModel,
  outbox: DocumentOutbox<CourseEvent>,
  instructorName: (id: string) => Words,
): CourseStore => ({
  ...openVersioned<Course, CourseDocument, CourseEvent>(model, {
    outbox,
    toValue: toCourse,
    toFields: ({ id: _, sold: __, ...fields }) => fields,
    toEvent: (course) => ({
      event: {
        $case: 'changed',
        value: { course: courseMessage(course, instructorName(course.instructorId)) },
      },
    }),
  }),
  async *listed() {
    const documents = model.find().select(notListed).lean<ListedDocument>().cursor();
    for await (const document of documents) yield toListed(document);
  },
  countSale: async (id, orderId) => {
    const counted = await model
      .findOneAndUpdate(
        { _id: id, soldBy: { $ne: orderId } },
        { $inc: { sold: 1 }, $push: { soldBy: { $each: [orderId], $slice: -ordersRemembered } } },
        { new: true },
      )
      .lean<CourseDocument>();
    return counted?.sold;
  },
});
