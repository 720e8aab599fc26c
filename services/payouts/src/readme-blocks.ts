// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { readmeBlocksJson } from '@sargam/chassis/diagrams';
import { allHeard } from './hear.ts';

void allHeard().then((hears) =>
  process.stdout.write(readmeBlocksJson({ service: 'payouts', subscribes: hears })),
);
