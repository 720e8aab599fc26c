import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const DELAY_MS = 500;

/**
 * Runs one full garbage collection after the start. The young generation has its largest size by then, and V8 releases
 * that memory only after many idle seconds, if at all. It grows again with the load.
 */
export const collectGarbageAfterStart = (): void => {
  setTimeout(
    () => garbageCollector()({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
    DELAY_MS,
  ).unref();
};

/** V8's `gc` function. The flag is reset, because V8's code cache depends on the flags. */
const garbageCollector = (): NodeJS.GCFunction => {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
};
