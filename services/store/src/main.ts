import { runService } from '@sargam/chassis/service';
import { settings } from './config.ts';
import { startStore } from './start.ts';

void runService('store', settings, startStore);
