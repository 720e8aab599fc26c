import { consumeWithMongo, type InboxModel } from '@sargam/chassis/inbox';
import { type HandlersOf, subscribeOnEveryReplica } from '@sargam/chassis/kafka';
import type { Service } from '@sargam/chassis/service';
import type { Order } from '@sargam/proto/commerce/v1/order';
import type { CourseRatingChanged } from '@sargam/proto/learning/v1/events';
import type { CatalogueSettings } from '../config.ts';
import type { CourseRating } from '../courses/course.ts';
import { parseContents, parseCourse } from '../courses/course-message.ts';
import type { Sale } from '../courses/course-sales.ts';
import type { Deps } from '../deps.ts';
import {
  contentsEvents,
  orderEvents,
  ownCourseEvents,
  ownInstructorEvents,
  ratingEvents,
  ratingEventsForReadModel,
} from '../events.ts';
import { parseInstructor } from '../instructors/instructor-message.ts';

/** Loads the read model from the store, instructors first, because courses contain their names. */
export const loadReadModel = async ({ readModel, courses, instructors }: Deps): Promise<void> => {
  for await (const instructor of instructors.all()) readModel.putInstructor(instructor);
  for await (const course of courses.listed()) readModel.putCourse(course);
};

/** Updates the read model from this service's own events, which any replica may publish. */
export const followCatalogueEvents = (service: Service<CatalogueSettings>, deps: Deps): void => {
  const reload = () => loadReadModel(deps);
  subscribeOnEveryReplica(service, {
    topic: ownCourseEvents,
    reload,
    handle: ({ event }) => {
      const course = event?.$case === 'changed' && parseCourse(event.value);
      if (course) deps.readModel.putCourse(course);
    },
  });
  subscribeOnEveryReplica(service, {
    topic: ownInstructorEvents,
    reload: async () => {},
    handle: ({ event }) => {
      if (event?.value.instructor) {
        deps.readModel.putInstructor(parseInstructor(event.value.instructor, event.value.version));
      }
    },
  });
  subscribeOnEveryReplica(service, {
    topic: ratingEventsForReadModel,
    reload,
    handle: ({ event }) => {
      if (event) deps.readModel.setRating(event.value.courseId, parseRating(event.value));
    },
  });
};

const parseRating = ({ reviews, stars, version }: CourseRatingChanged): CourseRating => ({
  reviews,
  stars,
  version: Number(version),
});

/** Saves the newest rating of each course. */
export const consumeRatingEvents = (
  service: Service<CatalogueSettings>,
  { courses, readModel }: Deps,
  inbox: InboxModel,
): void => {
  const handlers: HandlersOf<typeof ratingEvents> = {
    changed: async (event) => {
      const rating = parseRating(event);
      await courses.saveRating(event.courseId, rating);
      readModel.setRating(event.courseId, rating);
    },
  };
  consumeWithMongo(service, { inbox, topic: ratingEvents, handlers });
};

/**
 * Counts each paid order once, and uncounts a fully refunded order. Other replicas show the new count after their next
 * load, or after the course's next event.
 */
export const consumeOrderEvents = (
  service: Service<CatalogueSettings>,
  deps: Deps,
  inbox: InboxModel,
): void => {
  const countSales = async ({ id, lines }: Order, kind: Sale['kind']): Promise<void> => {
    const counting = lines.map(async ({ courseId }) => {
      const sold = await deps.courses.countSale({ courseId, orderId: id, kind });
      if (sold) deps.readModel.setSalesCount(courseId, sold);
    });
    await Promise.all(counting);
  };
  const handlers: HandlersOf<typeof orderEvents> = {
    paid: async ({ order }) => {
      if (order) await countSales(order, 'paid');
    },
    // A refunded order without `paidAt` was never paid, so it was never counted.
    refunded: async ({ order, full }) => {
      if (order?.paidAt && full) await countSales(order, 'refunded');
    },
  };
  consumeWithMongo(service, { inbox, topic: orderEvents, inBatches: true, handlers });
};

/** The other replicas learn the contents from the event of the course. */
export const consumeContentsEvents = (
  service: Service<CatalogueSettings>,
  deps: Deps,
  inbox: InboxModel,
): void => {
  const handlers: HandlersOf<typeof contentsEvents> = {
    contentsChanged: async (message) => {
      const course = await deps.courses.saveContents(message.courseId, parseContents(message));
      if (course) deps.readModel.putCourse(course);
    },
  };
  consumeWithMongo(service, { inbox, topic: contentsEvents, handlers });
};
