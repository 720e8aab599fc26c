import { auditCalls } from '@sargam/chassis/audit';
import { memoizeWithTtl } from '@sargam/chassis/caching';
import { consume, deadLetterCalls } from '@sargam/chassis/inbox';
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
import { applicationCalls } from './certificates/application-calls.ts';
import { applyCall } from './certificates/apply-call.ts';
import { decisionCalls } from './certificates/decision-calls.ts';
import { documentCalls as certificateDocumentCalls } from './certificates/document-calls.ts';
import type { LearningSettings } from './config.ts';
import { listLessonsCall } from './course-contents/list-lessons.ts';
import { courseEvents, courseHandlers } from './courses/course-events.ts';
import type { Tables } from './database.ts';
import { documentCalls } from './documents/document-calls.ts';
import { listDocuments } from './documents/document-store.ts';
import { draftCalls } from './draft-contents/draft-calls.ts';
import { settleDrafts } from './draft-contents/settle-drafts.ts';
import { scheduleObjectSweep } from './drafts/sweep-objects.ts';
import { accessEvents, accessHandlers } from './enrolments/access-events.ts';
import { enrolmentCalls } from './enrolments/enrolment-calls.ts';
import { createEnrolmentReader } from './enrolments/enrolment-reader.ts';
import { orderEvents, orderHandlers } from './enrolments/order-events.ts';
import { freeLessonCalls } from './free-lessons/free-lesson-calls.ts';
import { listFreeLessons } from './free-lessons/free-lesson-store.ts';
import { journalCalls } from './journal/journal-calls.ts';
import { lessonCalls } from './lesson-editing/lesson-calls.ts';
import { lessonEditCalls } from './lesson-editing/lesson-edit-calls.ts';
import { replaceVideoCall } from './lesson-editing/replace-video-call.ts';
import { lessonFileCalls } from './lesson-files/lesson-file-calls.ts';
import { listLessonRows } from './lessons/lesson-store.ts';
import { noteCalls } from './notes/note-calls.ts';
import { practiceCalls } from './practice/practice-calls.ts';
import { progressCalls } from './progress/progress-calls.ts';
import { publishMissingContents } from './published-contents/contents-events.ts';
import { instructorReviewCalls } from './reviews/instructor-review-calls.ts';
import { moderationCalls } from './reviews/moderation-calls.ts';
import { studentReviewCalls } from './reviews/student-review-calls.ts';
import { teachingCalls } from './teaching/teaching-calls.ts';
import { scheduleUploadSweep } from './uploads/sweep-uploads.ts';
import { uploadCalls } from './uploads/upload-calls.ts';
import { videoCalls } from './videos/video-calls.ts';

/** The longest delay until a change on one replica is visible on the others. */
const cacheTtlMs = 5000;
const maxCachedCourses = 1000;

/** Opens the stores, registers the calls and subscribes to the topics. */
export const startLearning = async (service: Service<LearningSettings>): Promise<void> => {
  const database = await openDatabase<Tables>(service);
  const objects = openObjectStore(service);
  const memory = { clock: service.clock, ttlMs: cacheTtlMs, maxEntries: maxCachedCourses };
  const lessonCache = memoizeWithTtl(memory, (courseId) =>
    listLessonRows(database.db, courseId, { withArchived: false }),
  );
  const freeLessonCache = memoizeWithTtl(memory, (courseId) => listFreeLessons(database.db, courseId));
  const documentCache = memoizeWithTtl(memory, (courseId) => listDocuments(database.db, courseId));
  const deps = {
    service,
    database,
    enrolments: createEnrolmentReader(database.db, service.settings.enrolmentSource),
    lessonCache,
    freeLessonCache,
    documentCache,
    fileBucket: objects.bucket('lessons'),
  };

  service.grpc.add(LearningServiceDefinition, {
    ...listLessonsCall(deps),
    ...lessonCalls(deps),
    ...freeLessonCalls(deps),
    ...enrolmentCalls(deps),
    ...progressCalls(deps),
    ...videoCalls(deps),
  });
  service.grpc.add(LessonServiceDefinition, {
    ...lessonEditCalls(deps),
    ...lessonFileCalls(deps),
    ...replaceVideoCall(deps),
  });
  service.grpc.add(CertificateServiceDefinition, {
    ...applyCall(deps),
    ...applicationCalls(deps),
    ...decisionCalls(deps),
    ...certificateDocumentCalls(deps),
  });
  service.grpc.add(DocumentServiceDefinition, documentCalls(deps));
  service.grpc.add(DraftServiceDefinition, draftCalls(deps));
  service.grpc.add(AuditServiceDefinition, auditCalls(deps.database.db));
  service.grpc.add(DeadLetterServiceDefinition, deadLetterCalls(deps.database.db));
  service.grpc.add(PracticeServiceDefinition, practiceCalls(deps));
  service.grpc.add(NoteServiceDefinition, noteCalls(deps));
  service.grpc.add(TeachingServiceDefinition, teachingCalls(deps));
  service.grpc.add(ReviewServiceDefinition, {
    ...studentReviewCalls(deps),
    ...instructorReviewCalls(deps),
    ...moderationCalls(deps),
  });
  service.grpc.add(JournalServiceDefinition, journalCalls(deps));
  service.grpc.add(UploadServiceDefinition, uploadCalls(deps));
  scheduleUploadSweep(deps);
  scheduleObjectSweep(deps);
  await publishMissingContents(database);
  startOutboxRelay(service, database);
  consume(service, {
    database,
    topic: courseEvents,
    handlers: courseHandlers((tx, courseId, drafts) => settleDrafts(tx, courseId, drafts, service.clock())),
  });
  consume(service, {
    database,
    topic: orderEvents,
    handlers: orderHandlers(service.clock),
  });
  consume(service, {
    database,
    topic: accessEvents,
    handlers: accessHandlers(service.settings.enrolmentSource),
  });
};
