import { constants, setPriority } from 'node:os';
import { runService } from '@sargam/chassis/service';
import { encoderSettings } from './encoder-config.ts';
import { startEncoder } from './start-encoder.ts';

// The requests of people come first; ffmpeg runs with the lowest priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

void runService('learning', encoderSettings, startEncoder);
