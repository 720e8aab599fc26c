import type { Watched } from '../catalogue/watched.ts';
import { printTable, verdict } from '../measure/print-table.ts';
import { perSecond as eventsPerSecond, type Lag } from './outbox-lag.ts';
import { type Ceiling, clients } from './postgres-ceiling.ts';
import type { Measured } from './scenario.ts';

const limits = { cpuMs: 45, perSecond: 25, p95Ms: 400, lagP99Ms: 250 };

const sumOf = ({ cpuMs }: Measured, kinds: readonly Watched['kind'][]): number =>
  [...cpuMs].reduce((sum, [{ kind }, ms]) => (kinds.includes(kind) ? sum + ms : sum), 0);

const parts = ({ cpuMs }: Measured): string =>
  [...cpuMs]
    .filter(([, ms]) => ms >= 0.05)
    .toSorted(([, one], [, other]) => other - one)
    .map(([{ name }, ms]) => `${name} ${ms.toFixed(1)}`)
    .join(', ');

const atLeast = (value: number, limit: number): string => (value >= limit ? 'ok' : 'UNDER');

export interface Row {
  readonly tracing: string;
  readonly measured: Measured;
}

/** CPU in milliseconds a checkout, from the cart to paid with all that follows from it. */
export const report = (rows: readonly Row[], lag: Lag, ceiling: Ceiling): void => {
  printTable(
    [
      'tracing',
      'gateway',
      'others',
      'services ms',
      '',
      'stores',
      'with them',
      '',
      'checkouts/s',
      '',
      'p50 ms',
      'p95 ms',
      '',
      'Kafka ms',
      'events',
    ],
    rows.map(({ tracing, measured }) => {
      const { perSecond, p50Ms, p95Ms, events } = measured;
      const services = sumOf(measured, ['gateway', 'service']);
      const stores = sumOf(measured, ['store']);
      return [
        tracing,
        ...(['gateway', 'service'] as const).map((kind) => sumOf(measured, [kind])),
        ...[services, verdict(services, limits.cpuMs)],
        ...[stores, services + stores, verdict(services + stores, limits.cpuMs)],
        ...[perSecond, atLeast(perSecond, limits.perSecond)],
        p50Ms,
        ...[p95Ms, verdict(p95Ms, limits.p95Ms)],
        sumOf(measured, ['broker']),
        events,
      ];
    }),
  );
  for (const { tracing, measured } of rows) {
    console.log(`tracing ${tracing}: ${parts(measured)}; idle ${Math.round(measured.idleMs)} ms a second`);
  }
  console.log(
    `limits: ${limits.cpuMs} ms of CPU, ${limits.perSecond} a second, 95th percentile ${limits.p95Ms} ms`,
  );
  console.log(
    `outbox at ${eventsPerSecond} events/s, to a listener: median ${lag.p50Ms.toFixed(0)} ms, 99th percentile ${lag.p99Ms.toFixed(0)} ms of ${limits.lagP99Ms}: ${verdict(lag.p99Ms, limits.lagP99Ms)}`,
  );
  console.log(
    `PostgreSQL's own ceiling (${ceiling.by}, ${clients} clients): ${Math.round(ceiling.perSecond).toLocaleString('en')} transactions/s, ${ceiling.averageMs.toFixed(1)} ms each\n`,
  );
};
