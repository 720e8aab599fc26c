import type { LeasedJob } from './ladder-store.ts';

/** The folder of all attempts of a ladder in the bucket. */
export const ladderFolder = (id: string): string => `ladders/${id}/`;

/**
 * Attempts that run at the same time have different folders. A released attempt keeps its number, and the next one overwrites its files.
 */
export const attemptFolder = ({ id, attempts }: LeasedJob): string => `${ladderFolder(id)}${attempts}/`;
