import { runService } from '@sargam/chassis/service';
import { settings } from './config.ts';
import { startCatalogue } from './start.ts';

void runService('catalogue', settings, startCatalogue);
