import { runService } from '@sargam/chassis/service';
import { encoderSettings } from './encoder-config.ts';
import { startEncoder } from './start-encoder.ts';

void runService('learning', encoderSettings, startEncoder);
