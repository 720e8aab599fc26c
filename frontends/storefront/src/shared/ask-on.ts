import { isApiError } from '@sargam/kit';
import type { Query } from '@tanstack/react-query';

const ASK_MS = 2_000;
const PATIENT_MS = 10_000;
const PATIENT_AFTER = 30;

/** Not there now; whoever asks again may be answered. */
const passing = new Set([401, 408, 429]);

/** A refusal that stays one, however often it is asked: the order is not theirs, or there is none. */
export const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && !passing.has(error.status);

/** When to ask again what is not decided: soon at first, then with patience, and never again after a refusal. */
export const askOn = ({ state }: Pick<Query, 'state'>): number | false => {
  if (isRefused(state.error)) return false;
  return state.dataUpdateCount + state.errorUpdateCount < PATIENT_AFTER ? ASK_MS : PATIENT_MS;
};

/** As long as this many errors are no reason to give up a page that waits for its first answer. */
export const isStillPatient = (errors: number): boolean => errors < PATIENT_AFTER;
