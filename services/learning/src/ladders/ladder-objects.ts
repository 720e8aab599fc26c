import type { LeasedJob } from './ladder-store.ts';

/** The folder of all attempts of a ladder in the bucket. */
export const ladderFolder = (id: string): string => `ladders/${id}/`;

/** Each attempt has its own folder: two encoders of one job never write the same object. */
export const attemptFolder = ({ id, attempts }: LeasedJob): string => `${ladderFolder(id)}${attempts}/`;
