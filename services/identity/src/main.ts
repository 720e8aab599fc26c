import { runService } from '@sargam/chassis/service';
import { settings } from './config.ts';
import { startIdentity } from './start.ts';

void runService('identity', settings, startIdentity);
