import { formatCpuMs, sumCpuMs } from '../measure/measured-process.ts';
import { minimumVerdict, printTable, verdict } from '../measure/print-table.ts';
import type { Measurement } from './measure-checkouts.ts';
import { eventsPerSecond, type Lag } from './outbox-lag.ts';
import { clients, type PostgresThroughput } from './postgres-throughput.ts';

const limits = { cpuMs: 45, perSecond: 25, p95Ms: 400, lagP99Ms: 250 };

const sortByCpu = ({ cpuMs }: Measurement) =>
  new Map([...cpuMs].toSorted(([, one], [, other]) => other - one));

export interface Row {
  readonly tracing: string;
  readonly measured: Measurement;
}

/** Prints the CPU milliseconds of one checkout, event processing included, beside the limits. */
export const report = (rows: readonly Row[], lag: Lag, postgres: PostgresThroughput): void => {
  printTable(
    [
      ...['tracing', 'gateway', 'other services', 'services ms', '', 'stores', 'services + stores', ''],
      ...['checkouts/s', '', 'p50 ms', 'p95 ms', '', 'Kafka ms', 'events'],
    ],
    rows.map(({ tracing, measured }) => {
      const { perSecond, p50Ms, p95Ms, events } = measured;
      const services = sumCpuMs(measured.cpuMs, 'gateway', 'service');
      const stores = sumCpuMs(measured.cpuMs, 'store');
      return [
        tracing,
        ...(['gateway', 'service'] as const).map((kind) => sumCpuMs(measured.cpuMs, kind)),
        ...[services, verdict(services, limits.cpuMs)],
        ...[stores, services + stores, verdict(services + stores, limits.cpuMs)],
        ...[perSecond, minimumVerdict(perSecond, limits.perSecond)],
        p50Ms,
        ...[p95Ms, verdict(p95Ms, limits.p95Ms)],
        sumCpuMs(measured.cpuMs, 'broker'),
        events,
      ];
    }),
  );
  for (const { tracing, measured } of rows) {
    console.log(
      `tracing ${tracing}: ${formatCpuMs(sortByCpu(measured), 1)}; idle ${Math.round(measured.idleMs)} ms/s`,
    );
  }
  console.log(
    `limits: ${limits.cpuMs} ms of CPU, ${limits.perSecond} checkouts/s, 95th percentile ${limits.p95Ms} ms`,
  );
  console.log(
    `outbox at ${eventsPerSecond} events/s, commit to subscriber: median ${lag.p50Ms.toFixed(0)} ms, 99th percentile ${lag.p99Ms.toFixed(0)} ms of ${limits.lagP99Ms}: ${verdict(lag.p99Ms, limits.lagP99Ms)}`,
  );
  console.log(
    `PostgreSQL's maximum (${postgres.method}, ${clients} clients): ${Math.round(postgres.perSecond).toLocaleString('en')} transactions/s, ${postgres.averageMs.toFixed(1)} ms each\n`,
  );
};
