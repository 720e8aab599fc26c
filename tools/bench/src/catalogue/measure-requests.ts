import { setTimeout as sleep } from 'node:timers/promises';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import { generateLoad, type Load } from '../measure/generate-load.ts';
import { type CpuMs, type MeasuredProcess, measureCpu } from '../measure/measured-process.ts';

/** Requests until the code is compiled, and the time limit for them on a busy machine. */
const warmUp = { requests: 4000, ms: 12_000 };
const measureMs = 6000;
const connections = 16;
const idleCpuShare = 0.1;
const idleTimeoutMs = 20_000;

export interface Measurement extends Load {
  readonly cpuMs: CpuMs;
}

/** Waits until the events and index updates of the inserted documents are processed. */
export const waitUntilIdle = async (processes: readonly MeasuredProcess[]): Promise<void> => {
  const end = Date.now() + idleTimeoutMs;
  const total = (): number => processes.reduce((sum, each) => sum + each.cpuMs(), 0);
  while (Date.now() < end) {
    const before = total();
    await sleep(1000);
    if (total() - before < 1000 * idleCpuShare) return;
  }
};

/** Measures the CPU that each process spends on one request of the load. */
const measureLoad = (
  processes: readonly MeasuredProcess[],
  runLoad: () => Promise<Load>,
): Promise<Measurement> =>
  measureCpu(processes, runLoad, ({ failed, requests }) => {
    if (failed) throw new UserFacingError(`${failed} of ${requests} requests failed.`);
    return requests;
  });

/** Requests the paths until the code is warm, then measures the CPU of each process. */
export const measurePaths = async (
  port: number,
  path: (n: number) => string,
  processes: readonly MeasuredProcess[],
): Promise<Measurement> => {
  await generateLoad(warmUp.ms, connections, { port, path }, warmUp.requests);
  return measureLoad(processes, () => generateLoad(measureMs, connections, { port, path }));
};

/** Requests each measured path once, so that no cached response helps. Other paths warm the code up before. */
export const measureFirstRequests = async (
  port: number,
  { others, paths }: { readonly others: readonly string[]; readonly paths: readonly string[] },
  processes: readonly MeasuredProcess[],
): Promise<Measurement> => {
  const cycle = (list: readonly string[]) => (n: number) => list[n % list.length] ?? '';
  await generateLoad(warmUp.ms, connections, { port, path: cycle(others) }, warmUp.requests);
  return measureLoad(processes, () =>
    generateLoad(measureMs, connections, { port, path: cycle(paths) }, paths.length),
  );
};
