// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { readmeBlocksJson } from '@sargam/chassis/diagrams';
import { giftCardEvents } from './giftcards/gift-card-events.ts';
import { instructorEvents } from './instructors/instructor-events.ts';
import { orderEvents } from './orders/order-events.ts';
import { userEvents } from './people/people-events.ts';

const hears = [instructorEvents, userEvents, orderEvents, giftCardEvents];

process.stdout.write(readmeBlocksJson({ service: 'messaging', subscribes: hears }));
