// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { printed } from '@sargam/chassis/drawing';
import {
  courseEvents,
  instructorEvents,
  orderEvents,
  ownCourseEvents,
  ownInstructorEvents,
} from './events.ts';

process.stdout.write(
  printed({
    service: 'catalogue',
    tells: [courseEvents, instructorEvents],
    hears: [orderEvents],
    follows: [ownCourseEvents, ownInstructorEvents],
  }),
);
