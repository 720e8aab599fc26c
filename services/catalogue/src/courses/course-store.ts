import type { DocumentOutbox } from '@sargam/chassis/events';
import { gathered } from '@sargam/chassis/memory';
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
import { countEach, type Sale, type Sold } from './course-sales.ts';

export interface CourseStore extends VersionedStore<Course> {
  /** Every course without its long texts. */
  listed(): AsyncIterable<ListedCourse>;
  /** Counts a paid order, or one given back, once; undefined when it was before or there is no such course. */
  countSale(sale: Sale): Promise<Sold | undefined>;
}

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
  countSale: gathered((sales) => countEach(model, sales)),
});
