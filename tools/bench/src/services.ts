// npm run bench:services: what each service costs to start and to keep, beside the limits.
import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel } from './measure/in-parallel.ts';
import { printTable, verdict } from './measure/print-table.ts';
import { residentMb } from './measure/process-facts.ts';
import { cheapCallOf } from './services/cheap-calls.ts';
import { openClients } from './world/clients.ts';
import { inWorld } from './world/in-world.ts';
import { ownStores, type Started, startedIn, withoutLimits } from './world/start-service.ts';

const limits = { cpuToReadyMs: 1200, idleMb: 95, allIdleMb: 1024 };
const idleMs = 4000;
const calls = 2000;
const callsAtOnce = 20;

interface Figures extends Pick<Started, 'name' | 'cpuToReadyMs'> {
  readonly idleMb: number;
  readonly loadedMb: number | undefined;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const print = (all: readonly Figures[]): void => {
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
    `limits: ${limits.cpuToReadyMs} ms of CPU to ready, ${limits.idleMb} MB idle after ${idleMs / 1000} s; load: ${calls} calls`,
  );
  console.log(
    `all idle: ${Math.round(total)} MB of ${limits.allIdleMb} at most: ${verdict(total, limits.allIdleMb)}\n`,
  );
};

await inWorld(async (world) => {
  const bench = await openClients(world);
  // Whoever calls others starts after them; one at a time, so that none is slowed by another's start.
  const order = world.services.toSorted((a, b) => a.calls.length - b.calls.length);
  const measured: { started: Started; idleMb: number }[] = [];
  for (const part of order) {
    const started = await startedIn(world, part, {
      ...(await ownStores(world, part)),
      ...withoutLimits,
    });
    await sleep(idleMs);
    measured.push({ started, idleMb: residentMb(started.pid) });
    world.say(`  ${part.name} measured`);
  }
  const figures: Figures[] = [];
  for (const { started, idleMb } of measured) {
    const call = cheapCallOf(bench, started);
    if (call) await inParallel(calls, callsAtOnce, call);
    const { name, cpuToReadyMs } = started;
    figures.push({ name, cpuToReadyMs, idleMb, loadedMb: call && residentMb(started.pid) });
  }
  print(figures);
});
