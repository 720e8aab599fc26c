import { printTable, verdict } from '../measure/print-table.ts';
import type { Measured } from './scenario.ts';
import type { Watched } from './watched.ts';

const limitMs = { 'list of 20': 3, detail: 2.5, 'search, first': 3, search: 3 } as const;
export interface Row extends Measured {
  readonly name: keyof typeof limitMs;
  /** 0 for the bare server. */
  readonly courses: number;
}

export const names = Object.keys(limitMs) as readonly Row['name'][];
const limitRatio = 1.5;

const sumOf = (row: Row, kind?: Watched['kind']): number =>
  [...row.cpuMs].reduce((sum, [watched, ms]) => (kind && watched.kind !== kind ? sum : sum + ms), 0);

const parts = ({ cpuMs }: Row): string =>
  [...cpuMs]
    .filter(([, ms]) => ms >= 0.005)
    .map(([{ name }, ms]) => `${name} ${ms.toFixed(2)}`)
    .join(', ');

const cells = (row: Row) => {
  const total = sumOf(row);
  const { name, courses, perSecond, p95Ms } = row;
  const measured = [perSecond, p95Ms, parts(row)];
  if (!courses) return [name, 'bare node', '', '', '', total, '', ...measured];
  const kinds = (['gateway', 'service', 'store'] as const).map((kind) => sumOf(row, kind));
  return [name, courses.toLocaleString('en'), ...kinds, total, verdict(total, limitMs[name]), ...measured];
};

const printRatio = (rows: readonly Row[], name: Row['name']): void => {
  const [small, large] = rows.filter((row) => row.name === name && row.courses > 0);
  if (!small || !large) return;
  const ratio = sumOf(large) / sumOf(small);
  console.log(
    `${name}: ${large.courses.toLocaleString('en')} courses cost ${ratio.toFixed(2)} times what ${small.courses.toLocaleString('en')} do, ${limitRatio} at most: ${verdict(ratio, limitRatio)}`,
  );
};

/** CPU in milliseconds a request, beside the limits. */
export const report = (rows: readonly Row[]): void => {
  printTable(
    [
      'CPU ms/request',
      'courses',
      'gateway',
      'services',
      'stores',
      'all',
      '',
      'requests/s',
      'p95 ms',
      'by process',
    ],
    rows.map(cells),
  );
  console.log(
    `limits: list of 20 with prices ${limitMs['list of 20']} ms, detail ${limitMs.detail} ms, search ${limitMs.search} ms of CPU in all`,
  );
  for (const name of names) printRatio(rows, name);
  console.log();
};
