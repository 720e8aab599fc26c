import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const settledMs = 500;

/**
 * Gives back, once, what was needed only to start: the young generation has grown to its most by then, and V8 lets go of
 * it many idle seconds later, if at all. It grows again with the work that there is.
 */
export const collectGarbageAfterStart = (): void => {
  setTimeout(
    () => collector()({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
    settledMs,
  ).unref();
};

/** V8's own collector, which it shows to nobody unless asked; the flag is back as it was, since caches of code hang on it. */
const collector = (): NodeJS.GCFunction => {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  return collect;
};
