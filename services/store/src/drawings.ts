// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { drawStates } from '@sargam/chassis/drawing';
import { transitions } from './orders/order.ts';

console.log(JSON.stringify({ states: drawStates(transitions, { first: 'pending', by: 'place' }) }));
