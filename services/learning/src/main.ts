import { runService } from '@sargam/chassis/service';
import { settings } from './config.ts';
import { startLearning } from './start.ts';

void runService('learning', settings, startLearning);
