import { runService } from '@sargam/chassis/service';
import { settings } from './config.ts';
import { startCommerce } from './start.ts';

void runService('commerce', settings, startCommerce);
