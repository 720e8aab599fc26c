// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { readmeBlocksJson } from '@sargam/chassis/diagrams';
import {
  courseEvents,
  instructorEvents,
  orderEvents,
  ownCourseEvents,
  ownInstructorEvents,
} from './events.ts';

process.stdout.write(
  readmeBlocksJson({
    service: 'catalogue',
    publishes: [courseEvents, instructorEvents],
    subscribes: [orderEvents],
    subscribesOnEveryReplica: [ownCourseEvents, ownInstructorEvents],
  }),
);
