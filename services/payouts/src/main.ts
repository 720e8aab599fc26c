import { runService } from '@sargam/chassis/service';
import { settings } from './config.ts';
import { startPayouts } from './start.ts';

void runService('payouts', settings, startPayouts);
