import { auditHandlers } from '@sargam/chassis/audit';
import { memoizeWithTtl } from '@sargam/chassis/caching';
import { consume, deadLetterHandlers } from '@sargam/chassis/inbox';
import { openObjectStore } from '@sargam/chassis/objects';
import { startOutboxRelay } from '@sargam/chassis/outbox';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { AuditServiceDefinition } from '@sargam/proto/learning/v1/audit';
import { CertificateServiceDefinition } from '@sargam/proto/learning/v1/certificates';
import { DeadLetterServiceDefinition } from '@sargam/proto/learning/v1/dead_letters';
import { DocumentServiceDefinition } from '@sargam/proto/learning/v1/documents';
import { DraftServiceDefinition } from '@sargam/proto/learning/v1/drafts';
import { JournalServiceDefinition } from '@sargam/proto/learning/v1/journal';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { NoteServiceDefinition } from '@sargam/proto/learning/v1/notes';
import { PracticeServiceDefinition } from '@sargam/proto/learning/v1/practice';
import { ReviewServiceDefinition } from '@sargam/proto/learning/v1/reviews';
import { TeachingServiceDefinition } from '@sargam/proto/learning/v1/teaching';
import { UploadServiceDefinition } from '@sargam/proto/learning/v1/uploads';
import { applicationHandlers } from './certificates/application-handlers.ts';
import { applyCall } from './certificates/apply-call.ts';
import { decisionHandlers } from './certificates/decision-handlers.ts';
import { documentHandlers as certificateDocumentHandlers } from './certificates/document-handlers.ts';
import type { LearningSettings } from './config.ts';
import { listLessonsCall } from './course-contents/list-lessons.ts';
import { createCatalogueClient } from './courses/catalogue-client.ts';
import { courseEventHandlers, courseEvents } from './courses/course-events.ts';
import type { Tables } from './database.ts';
import { documentHandlers } from './documents/document-handlers.ts';
import { listDocuments } from './documents/document-store.ts';
import { draftHandlers } from './draft-contents/draft-handlers.ts';
import { settleDrafts } from './draft-contents/settle-drafts.ts';
import { scheduleObjectSweep } from './drafts/sweep-objects.ts';
import { accessEventHandlers, accessEvents } from './enrolments/access-events.ts';
import { enrolmentHandlers } from './enrolments/enrolment-handlers.ts';
import { createEnrolmentReader } from './enrolments/enrolment-reader.ts';
import { orderEventHandlers, orderEvents } from './enrolments/order-events.ts';
import { freeLessonHandlers } from './free-lessons/free-lesson-handlers.ts';
import { listFreeLessons } from './free-lessons/free-lesson-store.ts';
import { journalHandlers } from './journal/journal-handlers.ts';
import { lessonEditHandlers } from './lesson-editing/lesson-edit-handlers.ts';
import { lessonHandlers } from './lesson-editing/lesson-handlers.ts';
import { replaceVideoCall } from './lesson-editing/replace-video-call.ts';
import { lessonFileHandlers } from './lesson-files/lesson-file-handlers.ts';
import { listLessonRows } from './lessons/lesson-store.ts';
import { noteHandlers } from './notes/note-handlers.ts';
import { practiceHandlers } from './practice/practice-handlers.ts';
import { progressHandlers } from './progress/progress-handlers.ts';
import { publishMissingContents } from './published-contents/contents-events.ts';
import { instructorReviewHandlers } from './reviews/instructor-review-handlers.ts';
import { moderationHandlers } from './reviews/moderation-handlers.ts';
import { studentReviewHandlers } from './reviews/student-review-handlers.ts';
import { teachingHandlers } from './teaching/teaching-handlers.ts';
import { scheduleUploadSweep } from './uploads/sweep-uploads.ts';
import { uploadHandlers } from './uploads/upload-handlers.ts';
import { videoHandlers } from './videos/video-handlers.ts';

/** The longest delay until a change on one replica is visible on the others. */
const cacheTtlMs = 5000;
const maxCachedCourses = 1000;

/** Opens the stores, registers the calls and subscribes to the topics. */
export const startLearning = async (service: Service<LearningSettings>): Promise<void> => {
  const database = await openDatabase<Tables>(service);
  const objects = openObjectStore(service);
  const memory = { clock: service.clock, ttlMs: cacheTtlMs, maxEntries: maxCachedCourses };
  const lessonCache = memoizeWithTtl(memory, (courseId) =>
    listLessonRows(database.db, [courseId], { withArchived: false }),
  );
  const freeLessonCache = memoizeWithTtl(memory, (courseId) => listFreeLessons(database.db, [courseId]));
  const documentCache = memoizeWithTtl(memory, (courseId) => listDocuments(database.db, [courseId]));
  const deps = {
    service,
    database,
    findCourseInCatalogue: createCatalogueClient(service, service.settings.catalogueAddress),
    enrolments: createEnrolmentReader(database.db, service.settings.enrolmentSource),
    lessonCache,
    freeLessonCache,
    documentCache,
    fileBucket: objects.bucket('lessons'),
  };

  service.grpc.add(LearningServiceDefinition, {
    ...listLessonsCall(deps),
    ...lessonHandlers(deps),
    ...freeLessonHandlers(deps),
    ...enrolmentHandlers(deps),
    ...progressHandlers(deps),
    ...videoHandlers(deps),
  });
  service.grpc.add(LessonServiceDefinition, {
    ...lessonEditHandlers(deps),
    ...lessonFileHandlers(deps),
    ...replaceVideoCall(deps),
  });
  service.grpc.add(CertificateServiceDefinition, {
    ...applyCall(deps),
    ...applicationHandlers(deps),
    ...decisionHandlers(deps),
    ...certificateDocumentHandlers(deps),
  });
  service.grpc.add(DocumentServiceDefinition, documentHandlers(deps));
  service.grpc.add(DraftServiceDefinition, draftHandlers(deps));
  service.grpc.add(AuditServiceDefinition, auditHandlers(deps.database.db));
  service.grpc.add(DeadLetterServiceDefinition, deadLetterHandlers(deps.database.db));
  service.grpc.add(PracticeServiceDefinition, practiceHandlers(deps));
  service.grpc.add(NoteServiceDefinition, noteHandlers(deps));
  service.grpc.add(TeachingServiceDefinition, teachingHandlers(deps));
  service.grpc.add(ReviewServiceDefinition, {
    ...studentReviewHandlers(deps),
    ...instructorReviewHandlers(deps),
    ...moderationHandlers(deps),
  });
  service.grpc.add(JournalServiceDefinition, journalHandlers(deps));
  service.grpc.add(UploadServiceDefinition, uploadHandlers(deps));
  scheduleUploadSweep(deps);
  scheduleObjectSweep(deps);
  await publishMissingContents(database);
  startOutboxRelay(service, database);
  consume(service, {
    database,
    topic: courseEvents,
    handlers: courseEventHandlers((tx, courseId, drafts) =>
      settleDrafts(tx, courseId, drafts, service.clock()),
    ),
  });
  consume(service, {
    database,
    topic: orderEvents,
    handlers: orderEventHandlers(service.clock),
  });
  consume(service, {
    database,
    topic: accessEvents,
    handlers: accessEventHandlers(service.settings.enrolmentSource),
  });
};
