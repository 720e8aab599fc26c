import { printTable, verdict } from '../measure/print-table.ts';
import type { ServerRow } from './measure-servers.ts';
import type { VisitMetrics } from './visit.ts';

export interface PageRow extends VisitMetrics {
  readonly path: string;
  readonly language: string;
}

/** Milliseconds; shift without a unit, 0.00 after rounding; kilobytes of script after gzip. */
export const limits = {
  largestMs: 1000,
  usableMs: 1200,
  hydratedMs: 3000,
  blockedMs: 60,
  shift: 0.005,
  scriptKb: 160,
} as const;

const withoutQuery = (path: string): string => path.replace(/\?.*/, '');

export const reportServers = (rows: readonly ServerRow[]): void =>
  printTable(
    ['server', 'page', 'requests', 'value', 'limit', ''],
    rows.map(({ measured, path, requests, value, limit }) => [
      ...[measured, withoutQuery(path), requests, value, limit],
      verdict(value, limit),
    ]),
  );

const headings = [
  ...['page', '', 'first paint ms', 'largest ms', '', 'usable ms', '', 'hydrated ms', ''],
  ...['blocked ms', '', 'shift', ''],
  ...['script kB', '', 'all kB'],
];

export const reportVisits = (rows: readonly PageRow[]): void => {
  printTable(
    headings,
    rows.map(({ path, language, ...visit }) => [
      withoutQuery(path),
      language,
      Math.round(visit.firstMs),
      Math.round(visit.largestMs),
      verdict(visit.largestMs, limits.largestMs),
      Math.round(visit.usableMs),
      verdict(visit.usableMs, limits.usableMs),
      Math.round(visit.hydratedMs),
      verdict(visit.hydratedMs, limits.hydratedMs),
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
    `limits: largest paint ${limits.largestMs} ms, usable without script ${limits.usableMs} ms, hydrated ${limits.hydratedMs} ms, blocked ${limits.blockedMs} ms, shift 0.00, script ${limits.scriptKb} kB`,
  );
};
