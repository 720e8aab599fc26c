import { runService } from '@sargam/chassis/service';
import { settings } from './config.ts';
import { startMessaging } from './start.ts';

void runService('messaging', settings, startMessaging);
