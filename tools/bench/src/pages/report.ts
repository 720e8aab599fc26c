import { printTable, verdict } from '../measure/print-table.ts';
import type { VisitMetrics } from './visit.ts';

export interface PageRow extends VisitMetrics {
  readonly path: string;
  readonly language: string;
}

/** Milliseconds; shift without a unit; transferred kilobytes of script. */
export const limits = { largestMs: 1800, blockedMs: 150, shift: 0.02, scriptKb: 250 } as const;

const headings = [
  ...['page', '', 'first paint ms', 'largest ms', '', 'blocked ms', '', 'shift', ''],
  ...['script kB', '', 'all kB'],
];

export const report = (rows: readonly PageRow[]): void => {
  printTable(
    headings,
    rows.map(({ path, language, ...visit }) => [
      path,
      language,
      Math.round(visit.firstMs),
      Math.round(visit.largestMs),
      verdict(visit.largestMs, limits.largestMs),
      Math.round(visit.blockedMs),
      verdict(visit.blockedMs, limits.blockedMs),
      visit.shift.toFixed(3),
      verdict(visit.shift, limits.shift),
      Math.round(visit.scriptKb),
      verdict(visit.scriptKb, limits.scriptKb),
      Math.round(visit.allKb),
    ]),
  );
  console.log(
    `limits: largest paint ${limits.largestMs} ms, blocked ${limits.blockedMs} ms, shift ${limits.shift}, script ${limits.scriptKb} kB`,
  );
};
