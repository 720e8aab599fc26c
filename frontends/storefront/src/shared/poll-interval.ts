import { isApiError } from '@sargam/kit';
import type { Query } from '@tanstack/react-query';

const FAST_POLL_MS = 2_000;
const SLOW_POLL_MS = 10_000;
const FAST_POLLS = 30;

/** Not there now; whoever asks again may be answered. */
const transientStatuses = new Set([401, 408, 429]);

/** A refusal that stays one, however often it is asked: the order is not theirs, or there is none. */
export const isFinalRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && !transientStatuses.has(error.status);

/** When to ask again what is not decided: soon at first, then with patience, and never again after a refusal. */
export const pollInterval = ({ state }: Pick<Query, 'state'>): number | false => {
  if (isFinalRefusal(state.error)) return false;
  return state.dataUpdateCount + state.errorUpdateCount < FAST_POLLS ? FAST_POLL_MS : SLOW_POLL_MS;
};

/** As long as this many errors are no reason to give up a page that waits for its first answer. */
export const shouldKeepWaiting = (errors: number): boolean => errors < FAST_POLLS;
