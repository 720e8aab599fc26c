import { serve } from '@sargam/sandbox-shared/serve';
import { openSandbox } from './sandbox.ts';
import { readSettings } from './settings.ts';

serve(readSettings, openSandbox);
