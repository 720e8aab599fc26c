// Prints the event tables for the README. `npm run generate` writes them there.
import { readmeBlocksJson } from '@sargam/chassis/diagrams';
import { settlementEvents } from './settlements/settlement-events.ts';
import { listTopics } from './subscriptions.ts';

void listTopics().then((subscribes) =>
  process.stdout.write(readmeBlocksJson({ service: 'payouts', publishes: [settlementEvents], subscribes })),
);
