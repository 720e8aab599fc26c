import { inboxOf, outboxOf } from '@sargam/chassis/events';
import { openMongo } from '@sargam/chassis/mongo';
import type { Service } from '@sargam/chassis/service';
import { AnnouncementServiceDefinition } from '@sargam/proto/catalogue/v1/announcements';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { FreebieServiceDefinition } from '@sargam/proto/catalogue/v1/freebies';
import { SearchServiceDefinition } from '@sargam/proto/catalogue/v1/search';
import { announcementCalls } from './announcements/announcement-calls.ts';
import { openAnnouncementStore } from './announcements/announcement-store.ts';
import type { CatalogueSettings } from './config.ts';
import { courseModel } from './courses/course-document.ts';
import { courseEditCalls } from './courses/course-edit-calls.ts';
import { courseListCalls } from './courses/course-list-calls.ts';
import { openCourseStore } from './courses/course-store.ts';
import { courseEvents, instructorEvents } from './events.ts';
import type { Freebie } from './freebies/freebie.ts';
import { freebieCalls } from './freebies/freebie-calls.ts';
import { openFreebieStore } from './freebies/freebie-store.ts';
import { instructorCalls } from './instructors/instructor-calls.ts';
import { instructorModel } from './instructors/instructor-document.ts';
import { openInstructorStore } from './instructors/instructor-store.ts';
import { keep } from './kept.ts';
import { searchCalls } from './search/search-calls.ts';
import { coursePages } from './shelf/course-pages.ts';
import { countSales, fillShelf, followChanges } from './shelf/keep-shelf.ts';
import { createShelf } from './shelf/shelf.ts';

/** The whole service: its stores, its memory, its calls, what it tells and what it listens to. */
export const startCatalogue = async (service: Service<CatalogueSettings>): Promise<void> => {
  const connection = await openMongo(service);
  const shelf = createShelf();
  const courses = courseModel(connection);
  const instructors = instructorModel(connection);
  const store = openCourseStore(courses, outboxOf(service, courses, courseEvents), shelf.nameOf);
  const deps = {
    shelf,
    clock: service.clock,
    courses: store,
    pages: coursePages(shelf, store, service.clock),
    instructors: openInstructorStore(instructors, outboxOf(service, instructors, instructorEvents)),
  };
  await fillShelf(deps);
  const { clock } = service;
  const freebies = openFreebieStore(connection);
  const rack = await keep<readonly Freebie[]>(service, 'freebies', freebies.all);
  const announcements = openAnnouncementStore(connection);
  const announced = await keep(service, 'announcements', announcements.all);
  service.grpc.add(CatalogueServiceDefinition, {
    ...courseListCalls(deps),
    ...courseEditCalls(deps),
    ...instructorCalls(deps),
  });
  service.grpc.add(FreebieServiceDefinition, freebieCalls({ freebies, rack, clock }));
  service.grpc.add(
    AnnouncementServiceDefinition,
    announcementCalls({ store: announcements, announced, clock }),
  );
  service.grpc.add(SearchServiceDefinition, searchCalls({ shelf, rack }));
  followChanges(service, deps);
  countSales(service, deps, inboxOf(connection));
};
