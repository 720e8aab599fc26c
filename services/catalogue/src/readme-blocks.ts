// Prints the diagrams of the README, made from the tables that the code uses. `npm run generate` writes them into the README.
import { readmeBlocksJson } from '@sargam/chassis/diagrams';
import {
  contentsEvents,
  courseEvents,
  instructorEvents,
  orderEvents,
  ownCourseEvents,
  ownInstructorEvents,
  ratingEvents,
  ratingEventsForReadModel,
} from './events.ts';

process.stdout.write(
  readmeBlocksJson({
    service: 'catalogue',
    publishes: [courseEvents, instructorEvents],
    subscribes: [orderEvents, ratingEvents, contentsEvents],
    subscribesOnEveryReplica: [ownCourseEvents, ownInstructorEvents, ratingEventsForReadModel],
  }),
);
