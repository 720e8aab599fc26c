import { setTimeout as sleep } from 'node:timers/promises';
import { findListener } from '@sargam/local/supervise/process-table';
import { cpuMs, cpuWithChildrenMs } from '../environment/process-usage.ts';
import type { BenchEnvironment } from '../environment/run-benchmark.ts';
import type { RunningService } from '../environment/start-part.ts';

/** A process whose CPU is counted for a request. */
export interface MeasuredProcess {
  readonly name: string;
  readonly kind: 'gateway' | 'service' | 'store' | 'broker';
  cpuMs(): number;
}

const storeSettings = { MongoDB: 'MONGO_URL', PostgreSQL: 'DATABASE_URL', Redis: 'REDIS_URL' } as const;

const findLocalPid = (address: string | undefined): number | undefined => {
  if (!address) return undefined;
  const { hostname, port } = new URL(address);
  return ['127.0.0.1', 'localhost'].includes(hostname) ? findListener(Number(port))?.pid : undefined;
};

export const measuredService = ({ name, pid }: Pick<RunningService, 'name' | 'pid'>): MeasuredProcess => ({
  name,
  kind: name === 'api-gateway' ? 'gateway' : 'service',
  cpuMs: () => cpuMs(pid),
});

/** The stores that a request may use, if they run on this machine. Redis counts requests for the rate limits. */
export const measuredStores = ({ backing, print }: BenchEnvironment): MeasuredProcess[] =>
  Object.entries(storeSettings).flatMap(([name, setting]) => {
    const pid = findLocalPid(backing[setting]);
    if (pid) return { name, kind: 'store', cpuMs: () => cpuWithChildrenMs(pid) } satisfies MeasuredProcess;
    print(`  ${name} does not run on this machine: its CPU is not counted.`);
    return [];
  });

/** Kafka, if it runs on this machine; counted separately from the stores. */
export const measuredBroker = ({ backing }: BenchEnvironment): MeasuredProcess[] => {
  const pid = findLocalPid(`kafka://${backing['KAFKA_BROKERS']?.split(',')[0]}`);
  return pid ? [{ name: 'Kafka', kind: 'broker', cpuMs: () => cpuWithChildrenMs(pid) }] : [];
};

/** CPU milliseconds of one request, by process. */
export type CpuMs = ReadonlyMap<MeasuredProcess, number>;

/** The sum of the processes of these kinds; of all processes without a kind. */
export const sumCpuMs = (cpuMs: CpuMs, ...kinds: readonly MeasuredProcess['kind'][]): number =>
  [...cpuMs].reduce(
    (sum, [{ kind }, ms]) => (kinds.length === 0 || kinds.includes(kind) ? sum + ms : sum),
    0,
  );

/** The processes with at least half a unit of the last decimal place. */
export const formatCpuMs = (cpuMs: CpuMs, decimals: number): string =>
  [...cpuMs]
    .filter(([, ms]) => ms >= 0.5 * 10 ** -decimals)
    .map(([{ name }, ms]) => `${name} ${ms.toFixed(decimals)}`)
    .join(', ');

/** Runs a load and returns the CPU milliseconds of each process for one of its `count` requests. */
export const measureCpu = async <L>(
  processes: readonly MeasuredProcess[],
  runLoad: () => Promise<L>,
  count: (load: L) => number,
): Promise<L & { readonly cpuMs: CpuMs }> => {
  const before = processes.map((each) => each.cpuMs());
  const load = await runLoad();
  const requests = count(load);
  const spent = processes.map((each, i) => [each, (each.cpuMs() - (before[i] ?? 0)) / requests] as const);
  return { ...load, cpuMs: new Map(spent) };
};

const idleSeconds = 4;

/** CPU milliseconds per second of each process without requests. */
export const measureIdleCpu = async (processes: readonly MeasuredProcess[]): Promise<CpuMs> => {
  const { cpuMs } = await measureCpu(
    processes,
    () => sleep(idleSeconds * 1000, {}),
    () => idleSeconds,
  );
  return cpuMs;
};
