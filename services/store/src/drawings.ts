// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { drawStates } from '@sargam/chassis/drawing';
import { transitions } from './orders/order.ts';

const states = drawStates(transitions, { first: 'pending', by: 'place' });
process.stdout.write(JSON.stringify({ states }));
