import type { Scope } from './scope.ts';
import { startWorker } from './worker.ts';

startWorker(globalThis as unknown as Scope);
