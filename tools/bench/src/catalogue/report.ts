import { printTable, verdict } from '../measure/print-table.ts';
import type { Measured } from './scenario.ts';
import type { Watched } from './watched.ts';

export interface Row extends Measured {
  readonly name: 'list of 20' | 'detail';
  /** 0 for the bare server. */
  readonly courses: number;
}

const limitMs = { 'list of 20': 3, detail: 2.5 } as const;
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
    `limits: list of 20 with prices ${limitMs['list of 20']} ms, detail ${limitMs.detail} ms of CPU in all`,
  );
  printRatio(rows, 'list of 20');
  printRatio(rows, 'detail');
  console.log();
};
