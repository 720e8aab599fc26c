// npm run bench:services: start-up CPU and memory of each service beside the limits.
import { setTimeout as sleep } from 'node:timers/promises';
import { startBenchService } from './environment/bench-service.ts';
import { residentMb } from './environment/process-usage.ts';
import { runBenchmark } from './environment/run-benchmark.ts';
import { createStores, noRateLimits, type RunningService, startPart } from './environment/start-part.ts';
import { printTable, verdict } from './measure/print-table.ts';
import { runConcurrently } from './measure/run-concurrently.ts';
import { findCheapCall } from './services/cheap-call.ts';

const limits = { cpuToReadyMs: 1200, idleMb: 95, allIdleMb: 1024 };
const idleMs = 4000;
const callCount = 2000;
const concurrentCalls = 20;

interface Figures extends Pick<RunningService, 'name' | 'cpuToReadyMs'> {
  readonly idleMb: number;
  readonly loadedMb: number | undefined;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const report = (all: readonly Figures[]): void => {
  printTable(
    ['service', 'CPU ms to ready', '', 'MB idle', '', 'MB after load'],
    all.map(({ name, cpuToReadyMs, idleMb, loadedMb }) => [
      name,
      cpuToReadyMs,
      verdict(cpuToReadyMs, limits.cpuToReadyMs),
      idleMb,
      verdict(idleMb, limits.idleMb),
      loadedMb ?? '',
    ]),
  );
  const total = sum(all.map(({ idleMb }) => idleMb));
  console.log(
    `limits: ${limits.cpuToReadyMs} ms of CPU to ready, ${limits.idleMb} MB idle after ${idleMs / 1000} s; load: ${callCount} calls`,
  );
  console.log(
    `all idle: ${Math.round(total)} MB, limit ${limits.allIdleMb}: ${verdict(total, limits.allIdleMb)}\n`,
  );
};

await runBenchmark(async (environment) => {
  const bench = await startBenchService(environment);
  // Services start after the services that they call, one at a time, so that none slows down another start.
  const order = environment.services.toSorted((a, b) => a.calls.length - b.calls.length);
  const measured: { started: RunningService; idleMb: number }[] = [];
  for (const part of order) {
    const started = await startPart(environment, part, {
      ...(await createStores(environment, part)),
      ...noRateLimits,
    });
    await sleep(idleMs);
    measured.push({ started, idleMb: residentMb(started.pid) });
    environment.print(`  ${part.name} measured`);
  }
  const figures: Figures[] = [];
  for (const { started, idleMb } of measured) {
    const call = findCheapCall(bench, started);
    if (call) await runConcurrently(callCount, concurrentCalls, call);
    const { name, cpuToReadyMs } = started;
    figures.push({ name, cpuToReadyMs, idleMb, loadedMb: call && residentMb(started.pid) });
  }
  report(figures);
});
