// Prints the event tables for the README. `npm run generate` writes them there.
import { readmeBlocksJson } from '@sargam/chassis/diagrams';
import { accessEvents } from './access-ends/access-events.ts';
import { certificateEvents } from './certificates/certificate-events.ts';
import { courseEvents } from './courses/course-events.ts';
import { giftCardEvents } from './gift-cards/gift-card-events.ts';
import { instructorEvents } from './instructors/instructor-events.ts';
import { orderEvents } from './orders/order-events.ts';
import { userEvents } from './recipients/user-events.ts';
import { reviewEvents } from './reviews/review-events.ts';
import { settlementEvents } from './settlements/settlement-events.ts';

const subscribes = [
  courseEvents,
  instructorEvents,
  userEvents,
  orderEvents,
  accessEvents,
  giftCardEvents,
  settlementEvents,
  certificateEvents,
  reviewEvents,
];

process.stdout.write(readmeBlocksJson({ service: 'messaging', subscribes }));
