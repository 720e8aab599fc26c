// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { printed } from '@sargam/chassis/drawing';
import { courseEvents } from './courses/course-events.ts';
import { enrolmentEvents } from './enrolments/enrolment-events.ts';
import { orderEvents } from './enrolments/order-events.ts';

process.stdout.write(
  printed({ service: 'learning', tells: [enrolmentEvents], hears: [courseEvents, orderEvents] }),
);
