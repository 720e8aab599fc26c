import { consumeDocuments, follow, type InboxModel } from '@sargam/chassis/events';
import type { Service } from '@sargam/chassis/service';
import type { OrderEvent } from '@sargam/proto/commerce/v1/events';
import type { CatalogueSettings } from '../config.ts';
import { parseCourse } from '../courses/course-message.ts';
import type { Sale } from '../courses/course-sales.ts';
import type { Deps } from '../deps.ts';
import { orderEvents, shelfCourses, shelfInstructors } from '../events.ts';
import { parseInstructor } from '../instructors/instructor-message.ts';

/** Fills the shelf from the store, instructors first: courses carry their names. */
export const fillShelf = async ({ shelf, courses, instructors }: Deps): Promise<void> => {
  for await (const instructor of instructors.all()) shelf.putInstructor(instructor);
  for await (const course of courses.listed()) shelf.putCourse(course);
};

/** Keeps the shelf fresh by this service's own events, whichever replica made them. */
export const followChanges = (service: Service<CatalogueSettings>, deps: Deps): void => {
  const reload = () => fillShelf(deps);
  follow(service, {
    topic: shelfCourses,
    reload,
    handle: ({ event }) => {
      const course = event && parseCourse(event.value);
      if (course) deps.shelf.putCourse(course);
    },
  });
  follow(service, {
    topic: shelfInstructors,
    reload: async () => {},
    handle: ({ event }) => {
      if (event?.value.instructor) {
        deps.shelf.putInstructor(parseInstructor(event.value.instructor, event.value.version));
      }
    },
  });
};

/**
 * Counts each paid order once, and one of which all went back no more. Other replicas show the new number when they next
 * load or hear of the course.
 */
export const countSales = (service: Service<CatalogueSettings>, deps: Deps, inbox: InboxModel): void =>
  consumeDocuments(service, {
    inbox,
    topic: orderEvents,
    together: true,
    handle: async ({ event }) => {
      const is = event && saleIn(event);
      const order = event?.value.order;
      if (!is || !order) return;
      const counting = order.lines.map(async ({ courseId }) => {
        const sold = await deps.courses.countSale({ courseId, orderId: order.id, is });
        if (sold) deps.shelf.setSold(courseId, sold);
      });
      await Promise.all(counting);
    },
  });

/** An order whose money was refused was never counted: nothing of it was paid for. */
const saleIn = (event: NonNullable<OrderEvent['event']>): Sale['is'] | undefined => {
  if (event.$case === 'paid') return 'paid';
  return event.$case === 'refunded' && event.value.full && event.value.order?.paidAt
    ? 'given back'
    : undefined;
};
