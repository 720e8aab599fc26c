// Prints the diagrams of the README, made from the tables that the code uses. `npm run generate` writes them into the README.
import { readmeBlocksJson } from '@sargam/chassis/diagrams';
import { userEvents } from './people/person-events.ts';
import { enrolmentEvents } from './subscribers/enrolment-events.ts';

process.stdout.write(
  readmeBlocksJson({ service: 'identity', publishes: [userEvents], subscribes: [enrolmentEvents] }),
);
