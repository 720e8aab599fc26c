// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { drawStates, printed } from '@sargam/chassis/drawing';
import { transitions as deliveryTransitions } from './deliveries/delivery.ts';
import { giftCardEvents } from './events/gift-card-events.ts';
import { paymentEvents } from './fulfilment/payment-events.ts';
import { transitions as cardTransitions } from './gift-cards/gift-card.ts';
import { transitions as orderTransitions } from './orders/order.ts';

const events = { service: 'store', tells: [giftCardEvents], hears: [paymentEvents] };

process.stdout.write(
  printed(events, {
    states: drawStates(orderTransitions, { first: 'pending', by: 'place' }),
    'delivery states': drawStates(deliveryTransitions, { first: 'waiting', by: 'plan' }),
    'card states': drawStates(cardTransitions, { first: 'issued', by: 'issue' }),
  }),
);
