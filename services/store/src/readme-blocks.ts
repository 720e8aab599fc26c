// Prints the diagrams of the README, made from the tables that the code uses. `npm run generate` writes them into the README.
import { readmeBlocksJson, renderStateDiagram } from '@sargam/chassis/diagrams';
import { transitions as deliveryTransitions } from './deliveries/delivery.ts';
import { giftCardEvents } from './events/gift-card-events.ts';
import { paymentEvents } from './fulfilment/payment-events.ts';
import { transitions as cardTransitions } from './gift-cards/gift-card.ts';
import { transitions as orderTransitions } from './orders/order.ts';

const events = { service: 'store', publishes: [giftCardEvents], subscribes: [paymentEvents] };

process.stdout.write(
  readmeBlocksJson(events, {
    states: renderStateDiagram(orderTransitions, { initialState: 'pending', createdBy: 'place' }),
    'delivery states': renderStateDiagram(deliveryTransitions, {
      initialState: 'scheduled',
      createdBy: 'plan',
    }),
    'card states': renderStateDiagram(cardTransitions, { initialState: 'issued', createdBy: 'issue' }),
  }),
);
