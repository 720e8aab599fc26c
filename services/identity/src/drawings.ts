// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { printed } from '@sargam/chassis/drawing';
import { userEvents } from './people/person-events.ts';

process.stdout.write(printed({ service: 'identity', tells: [userEvents] }));
