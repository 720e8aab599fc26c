// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { readmeBlocksJson } from '@sargam/chassis/diagrams';
import { courseEvents } from './courses/course-events.ts';
import { enrolmentEvents } from './enrolments/enrolment-events.ts';
import { orderEvents } from './enrolments/order-events.ts';

process.stdout.write(
  readmeBlocksJson({
    service: 'learning',
    publishes: [enrolmentEvents],
    subscribes: [courseEvents, orderEvents],
  }),
);
