// Prints what the README draws, from the tables that the code runs on: npm run generate puts it there.
import { printed } from '@sargam/chassis/drawing';
import { allHeard } from './hear.ts';

void allHeard().then((hears) => process.stdout.write(printed({ service: 'payouts', hears })));
