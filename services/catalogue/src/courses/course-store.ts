import type { MongoAudit } from '@sargam/chassis/audit';
import { batched } from '@sargam/chassis/caching';
import type { MongoOutbox } from '@sargam/chassis/outbox';
import type { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import type { LocalizedText } from '../localized-text.ts';
import { openVersionedStore, type VersionedStore } from '../versioned-store.ts';
import type { Course, CourseContents, CourseRating, ListedCourse } from './course.ts';
import {
  type CourseDocument,
  type CourseModel,
  type ListedDocument,
  listProjection,
  toCourse,
  toListedCourse,
} from './course-document.ts';
import { toContentsMessage, toCourseMessage } from './course-message.ts';
import { saveRating } from './course-rating.ts';
import { countSales, type Sale, type SalesCount } from './course-sales.ts';
import { isWaiting } from './submission.ts';
import { toDecisionEvent } from './submission-message.ts';

export interface CourseStore extends VersionedStore<Course> {
  /** Every course with the fields of lists and of the search. */
  listed(): AsyncIterable<ListedCourse>;
  /** Counts a paid or refunded order once; undefined if it was counted before or the course is unknown. */
  countSale(sale: Sale): Promise<SalesCount | undefined>;
  /** An older rating changes nothing. */
  saveRating(courseId: string, rating: CourseRating): Promise<void>;
  /** Stores newer contents, and publishes the course, whose version stays. Undefined if the course is unknown. */
  saveContents(courseId: string, contents: CourseContents): Promise<Course | undefined>;
}

const asList = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

export const openCourseStore = (
  model: CourseModel,
  outbox: MongoOutbox<CourseEvent>,
  audit: MongoAudit,
  instructorName: (id: string) => LocalizedText,
): CourseStore => {
  const toEvent = (course: Course): CourseEvent => ({
    event: {
      $case: 'changed',
      value: {
        course: toCourseMessage(course, instructorName(course.instructorId)),
        soldChanges: course.soldChanges,
        contents: course.contents && toContentsMessage(course.id, course.contents),
        publishedDraft: course.publishedDraft ?? 0,
        discardedDraft: course.discardedDraft ?? 0,
        waiting: isWaiting(course),
      },
    },
  });
  return {
    ...openVersionedStore<Course, CourseDocument, CourseEvent>(model, {
      audit,
      targetKind: 'course',
      toValue: toCourse,
      toFields: ({
        id: _,
        sold: __,
        soldChanges: ___,
        rating: ____,
        contents: _____,
        revision,
        proposal,
        submission,
        ...fields
      }) => ({
        ...fields,
        revision: revision ?? null,
        proposal: proposal ?? null,
        submission: submission ?? null,
      }),
      events: {
        outbox,
        toEvents: (course, before) => [toEvent(course), ...asList(toDecisionEvent(before, course))],
      },
    }),
    async *listed() {
      const documents = model.find().select(listProjection).lean<ListedDocument>().cursor();
      for await (const document of documents) yield toListedCourse(document);
    },
    countSale: batched((sales) => countSales(model, sales)),
    saveRating: (courseId, rating) => saveRating(model, courseId, rating),
    async saveContents(courseId, contents) {
      await model.updateOne(
        { _id: courseId, 'contents.version': { $not: { $gte: contents.version } } },
        { $set: { contents } },
      );
      const document = await model.findById(courseId).lean<CourseDocument>();
      if (!document) return undefined;
      const course = toCourse(document);
      // A repeat publishes again, because the process may have stopped between the two writes.
      await model.updateOne({ _id: courseId }, { $push: { outbox: outbox.createEntry(toEvent(course)) } });
      await outbox.publishPending(courseId);
      return course;
    },
  };
};
