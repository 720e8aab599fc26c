import { auditLogModel, createMongoAudit, mongoAuditHandlers } from '@sargam/chassis/audit';
import { gatewayName } from '@sargam/chassis/caller';
import { inboxModel, mongoDeadLetterHandlers } from '@sargam/chassis/inbox';
import { openMongo, waitForIndexes } from '@sargam/chassis/mongo';
import { createMongoOutbox } from '@sargam/chassis/outbox';
import type { Service } from '@sargam/chassis/service';
import { AnnouncementServiceDefinition } from '@sargam/proto/catalogue/v1/announcements';
import { AuditServiceDefinition } from '@sargam/proto/catalogue/v1/audit';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { DeadLetterServiceDefinition } from '@sargam/proto/catalogue/v1/dead_letters';
import { FreebieServiceDefinition } from '@sargam/proto/catalogue/v1/freebies';
import { SearchServiceDefinition } from '@sargam/proto/catalogue/v1/search';
import { SubmissionServiceDefinition } from '@sargam/proto/catalogue/v1/submissions';
import { openAnnouncementStore } from './announcements/announcement-store.ts';
import type { CatalogueSettings } from './config.ts';
import { courseModel } from './courses/course-document.ts';
import { openCourseStore } from './courses/course-store.ts';
import { openSubmissionStore } from './courses/submission-store.ts';
import type { Deps } from './deps.ts';
import { courseEvents, instructorEvents } from './events.ts';
import type { Freebie } from './freebies/freebie.ts';
import { openFreebieStore } from './freebies/freebie-store.ts';
import { announcementHandlers } from './handlers/announcement-handlers.ts';
import { courseEditHandlers } from './handlers/course-edit-handlers.ts';
import { courseListHandlers } from './handlers/course-list-handlers.ts';
import { coursePublicationHandlers } from './handlers/course-publication-handlers.ts';
import { freebieHandlers } from './handlers/freebie-handlers.ts';
import { instructorHandlers } from './handlers/instructor-handlers.ts';
import { searchHandlers } from './handlers/search-handlers.ts';
import { submissionHandlers } from './handlers/submission-handlers.ts';
import { instructorModel, openInstructorStore } from './instructors/instructor-store.ts';
import { createPollingCache } from './polling-cache.ts';
import { createCourseCache } from './read-model/course-cache.ts';
import { CatalogueReadModel } from './read-model/read-model.ts';
import {
  consumeContentsEvents,
  consumeOrderEvents,
  consumeRatingEvents,
  followCatalogueEvents,
  loadReadModel,
} from './read-model/sync-read-model.ts';

export const startCatalogue = async (service: Service<CatalogueSettings>): Promise<void> => {
  const connection = await openMongo(service);
  const inbox = inboxModel(connection);
  const readModel = new CatalogueReadModel();
  const courses = courseModel(connection);
  const instructors = instructorModel(connection);
  const store = openCourseStore(
    courses,
    createMongoOutbox(service, courses, courseEvents),
    createMongoAudit(service, courses),
    readModel.findInstructorName,
  );
  const freebies = openFreebieStore(service, connection);
  const announcements = openAnnouncementStore(service, connection);
  await waitForIndexes(connection);
  const deps: Deps = {
    readModel,
    freebies,
    announcements,
    clock: service.clock,
    courses: store,
    findCachedCourse: createCourseCache(readModel, store, service.clock),
    instructors: openInstructorStore(
      instructors,
      createMongoOutbox(service, instructors, instructorEvents),
      createMongoAudit(service, instructors),
    ),
    freebieCache: await createPollingCache<readonly Freebie[]>(service, 'freebies', freebies.all),
    announcementCache: await createPollingCache(service, 'announcements', announcements.all),
  };
  await loadReadModel(deps);
  service.grpc.add(
    CatalogueServiceDefinition,
    {
      ...courseListHandlers(deps),
      ...courseEditHandlers(deps),
      ...coursePublicationHandlers(deps),
      ...instructorHandlers(deps),
    },
    { getCourses: [gatewayName, 'commerce'], getCourse: [gatewayName, 'learning'] },
  );
  service.grpc.add(SubmissionServiceDefinition, submissionHandlers(deps, openSubmissionStore(courses)));
  service.grpc.add(FreebieServiceDefinition, freebieHandlers(deps));
  service.grpc.add(AnnouncementServiceDefinition, announcementHandlers(deps));
  service.grpc.add(SearchServiceDefinition, searchHandlers(deps));
  service.grpc.add(AuditServiceDefinition, mongoAuditHandlers(auditLogModel(connection)));
  service.grpc.add(DeadLetterServiceDefinition, mongoDeadLetterHandlers(inbox));
  followCatalogueEvents(service, deps);
  consumeOrderEvents(service, deps, inbox);
  consumeRatingEvents(service, deps, inbox);
  consumeContentsEvents(service, deps, inbox);
};
