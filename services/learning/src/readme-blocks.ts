// Prints the event tables for the README. `npm run generate` writes them there.
import { readmeBlocksJson } from '@sargam/chassis/diagrams';
import { certificateEvents } from './certificates/certificate-events.ts';
import { courseEvents } from './courses/course-events.ts';
import { accessEvents } from './enrolments/access-events.ts';
import { enrolmentEvents } from './enrolments/enrolment-events.ts';
import { orderEvents } from './enrolments/order-events.ts';
import { contentsEvents } from './published-contents/contents-events.ts';
import { ratingEvents } from './reviews/rating-events.ts';
import { reviewEvents } from './reviews/review-events.ts';

process.stdout.write(
  readmeBlocksJson({
    service: 'learning',
    publishes: [enrolmentEvents, certificateEvents, ratingEvents, reviewEvents, contentsEvents],
    subscribes: [courseEvents, orderEvents, accessEvents],
  }),
);
