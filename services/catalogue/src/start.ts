import { auditLogModel, createMongoAudit, mongoAuditCalls } from '@sargam/chassis/audit';
import { gatewayName } from '@sargam/chassis/caller';
import { inboxModel, mongoDeadLetterCalls } from '@sargam/chassis/inbox';
import { openMongo } from '@sargam/chassis/mongo';
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
import { announcementCalls } from './calls/announcement-calls.ts';
import { courseEditCalls } from './calls/course-edit-calls.ts';
import { courseListCalls } from './calls/course-list-calls.ts';
import { coursePublicationCalls } from './calls/course-publication-calls.ts';
import { freebieCalls } from './calls/freebie-calls.ts';
import { instructorCalls } from './calls/instructor-calls.ts';
import { searchCalls } from './calls/search-calls.ts';
import { submissionCalls } from './calls/submission-calls.ts';
import type { CatalogueSettings } from './config.ts';
import { courseModel } from './courses/course-document.ts';
import { openCourseStore } from './courses/course-store.ts';
import { openSubmissionStore } from './courses/submission-store.ts';
import type { Deps } from './deps.ts';
import { courseEvents, instructorEvents } from './events.ts';
import type { Freebie } from './freebies/freebie.ts';
import { openFreebieStore } from './freebies/freebie-store.ts';
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
      ...courseListCalls(deps),
      ...courseEditCalls(deps),
      ...coursePublicationCalls(deps),
      ...instructorCalls(deps),
    },
    { getCourses: [gatewayName, 'commerce'] },
  );
  service.grpc.add(SubmissionServiceDefinition, submissionCalls(deps, openSubmissionStore(courses)));
  service.grpc.add(FreebieServiceDefinition, freebieCalls(deps));
  service.grpc.add(AnnouncementServiceDefinition, announcementCalls(deps));
  service.grpc.add(SearchServiceDefinition, searchCalls(deps));
  service.grpc.add(AuditServiceDefinition, mongoAuditCalls(auditLogModel(connection)));
  service.grpc.add(DeadLetterServiceDefinition, mongoDeadLetterCalls(inbox));
  followCatalogueEvents(service, deps);
  consumeOrderEvents(service, deps, inbox);
  consumeRatingEvents(service, deps, inbox);
  consumeContentsEvents(service, deps, inbox);
};
