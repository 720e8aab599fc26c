import { loadavg } from 'node:os';
import { formatCpuMs, sumCpuMs } from '../measure/measured-process.ts';
import { minimumVerdict, printTable, verdict } from '../measure/print-table.ts';
import type { Export } from './csv-export.ts';
import type { Measured } from './measure-list.ts';
import type { Rebuild } from './measure-rebuild.ts';

const limits = {
  cpuMs: 15,
  p95Ms: 100,
  ratio: 1.5,
  /** Measured differences below this are noise. */
  noiseMs: 1,
  memoryMb: 40,
  rebuiltPerSecond: 5_000,
  rowsPerSecond: 10_000,
};

/** The CPU of the store of documents, which is a compatible server where no MongoDB is given. */
const documentMs = ({ cpuMs }: Measured): number =>
  [...cpuMs].reduce((sum, [{ name }, ms]) => (name === 'MongoDB' ? sum + ms : sum), 0);

/** The compatible server reads whole collections, so its CPU is printed and not compared with a limit. */
const withoutDocuments = (each: Measured): number => sumCpuMs(each.cpuMs) - documentMs(each);

/** `documents` where the compatible server takes most of the time. */
const latencyVerdict = (each: Measured): string =>
  each.p95Ms > limits.p95Ms && documentMs(each) > sumCpuMs(each.cpuMs) / 2
    ? 'documents'
    : verdict(each.p95Ms, limits.p95Ms);

/** Prints each request at both sizes beside the limits. */
export const reportLists = (small: readonly Measured[], large: readonly Measured[]): void => {
  const smallOf = new Map(small.map((each) => [`${each.route} ${each.variant}`, each]));
  printTable(
    [
      'request',
      'variant',
      'services',
      'stores',
      'CPU ms',
      '',
      'small',
      'ratio',
      '',
      'documents',
      'p95 ms',
      '',
      'by process',
    ],
    large.map((each) => {
      const before = smallOf.get(`${each.route} ${each.variant}`);
      const total = withoutDocuments(each);
      const earlier = before && withoutDocuments(before);
      const ratio = earlier ? total / earlier : undefined;
      return [
        each.route,
        each.variant,
        sumCpuMs(each.cpuMs, 'gateway', 'service'),
        sumCpuMs(each.cpuMs, 'store') - documentMs(each),
        ...[total, verdict(total, limits.cpuMs)],
        ...[
          earlier ?? '',
          ratio ?? '',
          earlier ? verdict(total, earlier * limits.ratio + limits.noiseMs) : '',
        ],
        documentMs(each),
        ...[each.p95Ms, each.failed ? `${each.failed} FAILED` : latencyVerdict(each)],
        formatCpuMs(each.cpuMs, 1),
      ];
    }),
  );
  console.log(
    `limits: ${limits.cpuMs} ms of CPU over all services and stores, ${limits.p95Ms} ms at the 95th percentile, ${limits.ratio} times the CPU of the small size and ${limits.noiseMs} ms; load average ${loadavg()
      .map((each) => each.toFixed(1))
      .join(', ')}`,
  );
};

export const reportExports = (exports: readonly Export[]): void => {
  for (const { name, rows, perSecond, memory } of exports) {
    const most = memory.toSorted((one, other) => other.mb - one.mb)[0];
    console.log(
      `${name} as CSV: ${rows.toLocaleString('en')} rows, ${Math.round(perSecond).toLocaleString('en')} rows/s of ${limits.rowsPerSecond.toLocaleString('en')}: ${minimumVerdict(perSecond, limits.rowsPerSecond)}; most memory ${most?.name} +${Math.round(most?.mb ?? 0)} MB of ${limits.memoryMb}: ${verdict(most?.mb ?? 0, limits.memoryMb)}`,
    );
  }
};

export const reportRebuild = ({ events, perSecond, memoryMb, cpuMs }: Rebuild): void => {
  const perEvent = [...cpuMs].map(([{ name }, ms]) => `${name} ${Math.round(ms * 1000)}`).join(', ');
  const totalMs = sumCpuMs(cpuMs);
  console.log(
    `payouts rebuilt from ${events.toLocaleString('en')} events about paid orders: ${Math.round(perSecond).toLocaleString('en')} events/s of ${limits.rebuiltPerSecond.toLocaleString('en')}: ${minimumVerdict(perSecond, limits.rebuiltPerSecond)}`,
  );
  console.log(
    `CPU per event in µs: ${perEvent}; two full cores handle ${Math.round(2000 / totalMs).toLocaleString('en')} events/s; memory of payouts at the end ${Math.round(memoryMb)} MB`,
  );
};
