import { memoizeWithTtl } from '@sargam/chassis/caching';
import { consume } from '@sargam/chassis/inbox';
import { openObjectStore } from '@sargam/chassis/objects';
import { startOutboxRelay } from '@sargam/chassis/outbox';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { CertificateServiceDefinition } from '@sargam/proto/learning/v1/certificates';
import { DocumentServiceDefinition } from '@sargam/proto/learning/v1/documents';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import { certificateCalls } from './certificates/certificate-calls.ts';
import type { LearningSettings } from './config.ts';
import { courseEvents, rememberCourse } from './courses/course-events.ts';
import type { Tables } from './database.ts';
import { documentCalls } from './documents/document-calls.ts';
import { documentsOf } from './documents/document-store.ts';
import { enrolmentCalls } from './enrolments/enrolment-calls.ts';
import { hearOfOrder, orderEvents } from './enrolments/order-events.ts';
import { freeLessonCalls } from './free-lessons/free-lesson-calls.ts';
import { freeLessonsOf } from './free-lessons/free-lesson-store.ts';
import { lessonCalls } from './lessons/lesson-calls.ts';
import { lessonsOf } from './lessons/lesson-store.ts';
import { progressCalls } from './progress/progress-calls.ts';
import { videoCalls } from './videos/video-calls.ts';

/** A lesson that another replica added shows so much later at most. */
const shownLife = 5000;
const mostShown = 1000;

/** The whole service: its stores, its calls, what it listens to and what it tells. */
export const startLearning = async (service: Service<LearningSettings>): Promise<void> => {
  const database = await openDatabase<Tables>(service);
  const objects = openObjectStore(service);
  const memory = { clock: service.clock, ttlMs: shownLife, maxEntries: mostShown };
  const lessonsShown = memoizeWithTtl(memory, (courseId) => lessonsOf(database.db, courseId));
  const freeLessonsShown = memoizeWithTtl(memory, (courseId) => freeLessonsOf(database.db, courseId));
  const documentsShown = memoizeWithTtl(memory, (courseId) => documentsOf(database.db, courseId));
  const shown = { lessonsShown, freeLessonsShown, documentsShown };
  const deps = { service, database, ...shown, videos: objects.bucket('lessons') };

  service.grpc.add(LearningServiceDefinition, {
    ...lessonCalls(deps),
    ...freeLessonCalls(deps),
    ...enrolmentCalls(deps),
    ...progressCalls(deps),
    ...videoCalls(deps),
  });
  service.grpc.add(CertificateServiceDefinition, certificateCalls(deps));
  service.grpc.add(DocumentServiceDefinition, documentCalls(deps));
  startOutboxRelay(service, database);
  consume(service, {
    database,
    topic: courseEvents,
    handle: (event, _, tx) => rememberCourse(event, tx),
  });
  consume(service, {
    database,
    topic: orderEvents,
    handle: (event, _, tx) => hearOfOrder(event, service.clock(), tx),
  });
};
