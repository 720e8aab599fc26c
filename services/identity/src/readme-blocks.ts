// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { readmeBlocksJson } from '@sargam/chassis/diagrams';
import { userEvents } from './people/person-events.ts';

process.stdout.write(readmeBlocksJson({ service: 'identity', publishes: [userEvents] }));
