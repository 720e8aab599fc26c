import { percentile } from '../measure/load.ts';
import type { Visit } from './visit.ts';

/** Of each figure the one in the middle of all visits. */
export const median = (visits: readonly Visit[]): Visit => {
  const middle = (figure: keyof Visit): number =>
    percentile(
      visits.map((visit) => visit[figure]),
      0.5,
    );
  return {
    firstMs: middle('firstMs'),
    largestMs: middle('largestMs'),
    blockedMs: middle('blockedMs'),
    shift: middle('shift'),
    allKb: middle('allKb'),
    scriptKb: middle('scriptKb'),
  };
};
