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
  /** Counts a paid order, or one given back, once; undefined when it was before or there is no such course. */
  countSale(id: string, sale: Sale): Promise<Sold | undefined>;
}

export interface Sale {
  readonly orderId: string;
  readonly is: 'paid' | 'given back';
}

/** A number sold, and how new it is. */
export type Sold = Pick<Course, 'sold' | 'soldChanges'>;

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
    toFields: ({ id: _, sold: __, soldChanges: ___, ...fields }) => fields,
    toEvent: (course) => ({
      event: {
        $case: 'changed',
        value: {
          course: courseMessage(course, instructorName(course.instructorId)),
          soldChanges: course.soldChanges,
        },
      },
    }),
  }),
  async *listed() {
    const documents = model.find().select(notListed).lean<ListedDocument>().cursor();
    for await (const document of documents) yield toListed(document);
  },
  countSale: async (id, { orderId, is }) => {
    const mark = is === 'paid' ? orderId : `back:${orderId}`;
    const change = is === 'paid' ? { sold: 1 } : { sold: -1, returned: 1 };
    const counted = await model
      .findOneAndUpdate(
        { _id: id, soldBy: { $ne: mark } },
        { $inc: change, $push: { soldBy: { $each: [mark], $slice: -ordersRemembered } } },
        { new: true },
      )
      .lean<CourseDocument>();
    return counted ? toCourse(counted) : undefined;
  },
});
