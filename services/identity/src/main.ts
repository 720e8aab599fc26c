import { runCommand, runService } from '@sargam/chassis/service';
import { settings } from './config.ts';
import { resetByOperator } from './second-factors/reset-by-operator.ts';
import { startIdentity } from './start.ts';

const [, , command, email] = process.argv;

void (command === 'reset-second-factor'
  ? runCommand('identity', settings, resetByOperator(email))
  : runService('identity', settings, startIdentity));
