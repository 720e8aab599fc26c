import { formatCpuMs, sumCpuMs } from '../measure/measured-process.ts';
import { printTable, verdict } from '../measure/print-table.ts';
import type { Measurement } from './measure-requests.ts';

const limitMs = { 'list of 20': 3, detail: 2.5, 'search, first': 3, search: 3 } as const;
export interface Row extends Measurement {
  readonly name: keyof typeof limitMs;
  /** 0 for the bare server. */
  readonly courses: number;
}

export const names = Object.keys(limitMs) as readonly Row['name'][];
const maxRatio = 1.5;

const formatRow = (row: Row) => {
  const total = sumCpuMs(row.cpuMs);
  const { name, courses, perSecond, p95Ms } = row;
  const measured = [perSecond, p95Ms, formatCpuMs(row.cpuMs, 2)];
  if (!courses) return [name, 'bare node', '', '', '', total, '', ...measured];
  const kinds = (['gateway', 'service', 'store'] as const).map((kind) => sumCpuMs(row.cpuMs, kind));
  return [name, courses.toLocaleString('en'), ...kinds, total, verdict(total, limitMs[name]), ...measured];
};

const printRatio = (rows: readonly Row[], name: Row['name']): void => {
  const [small, large] = rows.filter((row) => row.name === name && row.courses > 0);
  if (!small || !large) return;
  const ratio = sumCpuMs(large.cpuMs) / sumCpuMs(small.cpuMs);
  console.log(
    `${name}: ${large.courses.toLocaleString('en')} courses cost ${ratio.toFixed(2)} times the CPU of ${small.courses.toLocaleString('en')}, limit ${maxRatio}: ${verdict(ratio, maxRatio)}`,
  );
};

/** Prints the CPU milliseconds of one request beside the limits. */
export const report = (rows: readonly Row[]): void => {
  printTable(
    [
      ...['CPU ms/request', 'courses', 'gateway', 'services', 'stores', 'all', ''],
      ...['requests/s', 'p95 ms', 'by process'],
    ],
    rows.map(formatRow),
  );
  console.log(
    `limits: list of 20 with prices ${limitMs['list of 20']} ms, detail ${limitMs.detail} ms, search ${limitMs.search} ms of CPU in total`,
  );
  for (const name of names) printRatio(rows, name);
  console.log();
};
