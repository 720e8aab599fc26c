import type { MongoAudit } from '@sargam/chassis/audit';
import { batched } from '@sargam/chassis/caching';
import type { MongoOutbox } from '@sargam/chassis/outbox';
import type { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import type { LocalizedText } from '../localized-text.ts';
import { openVersionedStore, type VersionedStore } from '../versioned-store.ts';
import type { Course, CourseRating, ListedCourse } from './course.ts';
import {
  type CourseDocument,
  type CourseModel,
  type ListedDocument,
  listProjection,
  toCourse,
  toListedCourse,
} from './course-document.ts';
import { toCourseMessage } from './course-message.ts';
import { saveRating } from './course-rating.ts';
import { countSales, type Sale, type SalesCount } from './course-sales.ts';

export interface CourseStore extends VersionedStore<Course> {
  /** Every course with the fields of lists and of the search. */
  listed(): AsyncIterable<ListedCourse>;
  /** Counts a paid or refunded order once; undefined if it was counted before or the course is unknown. */
  countSale(sale: Sale): Promise<SalesCount | undefined>;
  /** An older rating changes nothing. */
  saveRating(courseId: string, rating: CourseRating): Promise<void>;
}

export const openCourseStore = (
  model: CourseModel,
  outbox: MongoOutbox<CourseEvent>,
  audit: MongoAudit,
  instructorName: (id: string) => LocalizedText,
): CourseStore => ({
  ...openVersionedStore<Course, CourseDocument, CourseEvent>(model, {
    audit,
    targetKind: 'course',
    toValue: toCourse,
    toFields: ({ id: _, sold: __, soldChanges: ___, rating: ____, revision, ...fields }) => ({
      ...fields,
      revision: revision ?? null,
    }),
    events: {
      outbox,
      toEvent: (course) => ({
        event: {
          $case: 'changed',
          value: {
            course: toCourseMessage(course, instructorName(course.instructorId)),
            soldChanges: course.soldChanges,
          },
        },
      }),
    },
  }),
  async *listed() {
    const documents = model.find().select(listProjection).lean<ListedDocument>().cursor();
    for await (const document of documents) yield toListedCourse(document);
  },
  countSale: batched((sales) => countSales(model, sales)),
  saveRating: (courseId, rating) => saveRating(model, courseId, rating),
});
