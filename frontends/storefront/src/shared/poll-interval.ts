import { isApiError } from '@sargam/kit';
import type { Query } from '@tanstack/react-query';

const FAST_POLL_MS = 2_000;
const SLOW_POLL_MS = 10_000;
const FAST_POLLS = 30;

/** These statuses can change on a later request. */
const transientStatuses = new Set([401, 408, 429]);

/** A refusal that does not change on retry, for example an order of another user. */
export const isFinalRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && !transientStatuses.has(error.status);

/** Milliseconds until the next poll: 2 s for the first 30 responses, then 10 s; no polling after a final refusal. */
export const pollInterval = ({ state }: Pick<Query, 'state'>): number | false => {
  if (isFinalRefusal(state.error)) return false;
  return state.dataUpdateCount + state.errorUpdateCount < FAST_POLLS ? FAST_POLL_MS : SLOW_POLL_MS;
};

/** Whether to keep the loading state after this number of errors. */
export const shouldKeepWaiting = (errors: number): boolean => errors < FAST_POLLS;
