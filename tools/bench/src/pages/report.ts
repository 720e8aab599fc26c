import { printTable, verdict } from '../measure/print-table.ts';
import type { Visit } from './visit.ts';

export interface PageRow extends Visit {
  readonly path: string;
  readonly language: string;
}

/** Milliseconds, no unit, and kilobytes of script as they come over the line. */
export const limits = { largestMs: 1800, blockedMs: 150, shift: 0.02, scriptKb: 250 } as const;

const heads = [
  ...[
    'page',
    '',
    'first paint ms',
    'largest ms',
    '',
    'blocked ms',
    '',
    'shift',
    '',
    'script kB',
    '',
    'all kB',
  ],
] as const;

export const report = (rows: readonly PageRow[]): void => {
  printTable(
    heads,
    rows.map(({ path, language, ...seen }) => [
      path,
      language,
      Math.round(seen.firstMs),
      Math.round(seen.largestMs),
      verdict(seen.largestMs, limits.largestMs),
      Math.round(seen.blockedMs),
      verdict(seen.blockedMs, limits.blockedMs),
      seen.shift.toFixed(3),
      verdict(seen.shift, limits.shift),
      Math.round(seen.scriptKb),
      verdict(seen.scriptKb, limits.scriptKb),
      Math.round(seen.allKb),
    ]),
  );
  console.log(
    `limits: largest paint ${limits.largestMs} ms, blocked ${limits.blockedMs} ms, shift ${limits.shift}, script ${limits.scriptKb} kB`,
  );
};
