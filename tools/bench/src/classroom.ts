// npm run bench:classroom: position saves of 10,000 students, 200 viewers at 720p, and the first frame of a lesson.

import { setTimeout as sleep } from 'node:timers/promises';
import { toOwnerUrl } from '@sargam/chassis/testing';
import { openHome } from '@sargam/local/base/home';
import { runCommand } from '@sargam/local/base/user-facing-error';
import { createSiteStores, type RunningSite, startSite } from './checkout/site.ts';
import { fillClassroom } from './classroom/fill-classroom.ts';
import { measureFirstFrame } from './classroom/first-frame.ts';
import { countLost, createSavingStudents, savesPerSecond } from './classroom/position-saves.ts';
import { neededMegabits, signUrls, storeVideos, viewerCount, watch } from './classroom/viewers.ts';
import { startBenchService } from './environment/bench-service.ts';
import { residentMb } from './environment/process-usage.ts';
import { type BenchEnvironment, runBenchmark } from './environment/run-benchmark.ts';
import { withRunningSite } from './environment/running-site.ts';
import {
  formatCpuMs,
  measureCpu,
  measuredService,
  measuredStores,
  sumCpuMs,
} from './measure/measured-process.ts';
import { type Cell, minimumVerdict, printTable, verdict } from './measure/print-table.ts';

const limits = { savesCpuMs: 1200, videoCpuMs: 600, videoMb: 150, firstFrameMs: 500 };
const seconds = Number(process.env.BENCH_SECONDS ?? 20);
const frameVisits = 5;
const rows: Cell[][] = [];
const reportLimit = (name: string, value: number, limit: number): void =>
  void rows.push([name, value, limit, verdict(value, limit)]);

const serviceOf = ({ services }: RunningSite, wanted: string) => {
  const found = services.find(({ name }) => name === wanted);
  if (!found) throw new Error(`${wanted} does not run`);
  return found;
};

const measureSaves = async (
  environment: BenchEnvironment,
  site: RunningSite,
  students: ReturnType<typeof createSavingStudents>,
): Promise<void> => {
  const measured = ['api-gateway', 'learning'].map((name) => measuredService(serviceOf(site, name)));
  const postgres = measuredStores(environment).filter(({ name }) => name === 'PostgreSQL');
  // Every student saves once: the tokens are verified, as after the first save of a visit, and the code is compiled.
  await students.run(10_000);
  const saves = await measureCpu(
    [...measured, ...postgres],
    () => students.run(seconds * 1000),
    () => seconds,
  );
  environment.print(`  CPU ms per second: ${formatCpuMs(saves.cpuMs, 0)}; ${saves.failed} saves failed`);
  reportLimit(`${savesPerSecond} position saves/s: CPU ms/s`, sumCpuMs(saves.cpuMs), limits.savesCpuMs);
  reportLimit('failed saves', saves.failed, 0);
};

/** Kills learning in the middle of the saves, and compares the store with the acknowledged saves. */
const killLearning = async (site: RunningSite, students: ReturnType<typeof createSavingStudents>) => {
  const [{ acknowledged, failed }] = await Promise.all([
    students.run(4000),
    sleep(2000).then(() => process.kill(serviceOf(site, 'learning').pid, 'SIGKILL')),
  ]);
  const lost = await countLost(toOwnerUrl(site.stores['learning']?.['DATABASE_URL'] ?? ''), acknowledged);
  rows.push(['saves refused after the kill', failed, 1, minimumVerdict(failed, 1)]);
  reportLimit('acknowledged saves lost', lost, 0);
};

const measureViewers = async (environment: BenchEnvironment, site: RunningSite): Promise<void> => {
  const bench = await startBenchService(environment, site.stores['learning']);
  await storeVideos(bench);
  const viewers = await signUrls(bench, site);
  const gateway = serviceOf(site, 'api-gateway');
  await watch(site, viewers, 6000);
  let mb = 0;
  const timer = setInterval(() => (mb = Math.max(mb, residentMb(gateway.pid))), 100);
  const watched = await measureCpu(
    [gateway, serviceOf(site, 'learning')].map(measuredService),
    () => watch(site, viewers, seconds * 1000),
    () => seconds,
  );
  clearInterval(timer);
  environment.print(
    `  CPU ms per second: ${formatCpuMs(watched.cpuMs, 0)}; ${watched.failed} segments failed`,
  );
  const { megabitsPerSecond } = watched;
  // The last segments are fetched after the end, so the rate is not exactly the needed one.
  const enough = minimumVerdict(megabitsPerSecond, neededMegabits * 0.9);
  rows.push([`${viewerCount} viewers: Mbit/s`, megabitsPerSecond, neededMegabits, enough]);
  reportLimit('gateway: CPU ms/s', sumCpuMs(watched.cpuMs, 'gateway'), limits.videoCpuMs);
  reportLimit('gateway: MB', mb, limits.videoMb);
};

await runCommand(() =>
  withRunningSite(openHome().folder, async (_, home) => {
    const firstFrameMs = await measureFirstFrame(home, frameVisits);
    reportLimit('first frame after the press: ms', firstFrameMs, limits.firstFrameMs);
  }),
);
await runBenchmark(async (environment) => {
  const stores = await createSiteStores(environment);
  const tokens = await fillClassroom(stores);
  const site = await startSite(environment, stores, {});
  // First, because the tokens of 10,000 students raise the memory of the gateway.
  await measureViewers(environment, site);
  const students = createSavingStudents(site, tokens);
  environment.onEnd(students.close);
  await measureSaves(environment, site, students);
  await killLearning(site, students);
  printTable(['', 'measured', 'limit', ''], rows);
});
