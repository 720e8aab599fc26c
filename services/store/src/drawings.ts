// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { drawStates, printed } from '@sargam/chassis/drawing';
import { giftCardEvents } from './giftcards/card-events.ts';
import { transitions } from './orders/order.ts';
import { paymentEvents } from './orders/payment-events.ts';

const events = { service: 'store', tells: [giftCardEvents], hears: [paymentEvents] };

process.stdout.write(printed(events, { states: drawStates(transitions, { first: 'pending', by: 'place' }) }));
