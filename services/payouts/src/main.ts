import { runCommand, runService } from '@sargam/chassis/service';
import { settings } from './config.ts';
import { rebuildPayouts } from './rebuild.ts';
import { startPayouts } from './start.ts';

void (process.argv[2] === 'rebuild'
  ? runCommand('payouts', settings, rebuildPayouts)
  : runService('payouts', settings, startPayouts));
