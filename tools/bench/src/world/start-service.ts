import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { kafkaSettings, mongoSettings, objectSettings, postgresSettings } from '@sargam/chassis/config';
import { createIsolatedStores } from '@sargam/chassis/testing';
import { repository } from '@sargam/local/base/home';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import type { PartDescription } from '@sargam/local/parts/description';
import { createPartSpec } from '@sargam/local/parts/part-specs';
import { findPorts, type PartPorts } from '@sargam/local/parts/wiring';
import { isHttpReady } from '@sargam/local/supervise/probes';
import { killProcessGroup, spawnInProcessGroup } from '@sargam/local/supervise/process-group';
import { cpuMs } from '../measure/process-facts.ts';
import type { World } from './in-world.ts';

/** A service's bundle, running as a local run would run it, in stores of its own. */
export interface Started {
  readonly name: string;
  readonly pid: number;
  readonly ports: PartPorts;
  /** CPU until the first 200 of /readyz. */
  readonly cpuToReadyMs: number;
  stop(): Promise<void>;
}

const settingsOfNeed: Readonly<Record<string, object>> = {
  postgres: postgresSettings,
  mongo: mongoSettings,
  kafka: kafkaSettings,
  s3: objectSettings,
};

// What a test's own stores say besides where they are.
const notOfStores = new Set(['SARGAM_ENV', 'LOG_LEVEL', 'GRPC_PORT', 'OPS_PORT', 'HTTP_PORT']);

/** A database, topics and buckets that nobody else uses; dropped at the end. The result is part of an environment. */
export const ownStores = async (world: World, part: PartDescription): Promise<Record<string, string>> => {
  const settings = Object.assign({}, ...part.needs.map((need) => settingsOfNeed[need]));
  const own = await createIsolatedStores(settings, `bench-${part.name}`, join(repository, part.folder));
  world.onEnd(() => own.drop());
  return Object.fromEntries(Object.entries(own.env).filter(([name]) => !notOfStores.has(name)));
};

/** One address asks more of a benchmark than anybody may of the site. */
export const withoutLimits = {
  RATE_USUAL: '1000000000',
  RATE_LOGIN: '1000000000',
  RATE_SIGNUP: '1000000000',
  RATE_SEARCH: '1000000000',
} as const;

const deadlineMs = 120_000;
const stepMs = 10;

const untilReady = async (name: string, pid: number, port: number | undefined): Promise<number> => {
  const end = Date.now() + deadlineMs;
  while (Date.now() < end) {
    if (await isHttpReady(`http://127.0.0.1:${port}/readyz`).catch(() => false)) return cpuMs(pid);
    await sleep(stepMs);
  }
  throw new UserFacingError(
    `${name} was not ready in ${deadlineMs / 1000} s; its log is in the bench's home.`,
  );
};

/** BENCH_PROFILE names a folder for a CPU profile of each service, from its start to its end. */
const profiling = (): NodeJS.ProcessEnv => {
  const folder = process.env.BENCH_PROFILE;
  return folder ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` } : {};
};

/** Starts a service, or a sandbox, on the stores and settings of `own`. */
export const startedIn = async (
  world: World,
  part: PartDescription,
  own: NodeJS.ProcessEnv,
): Promise<Started> => {
  const { run, wiring, backing } = world;
  const spec = createPartSpec({ home: run.home, secrets: run.secrets, wiring, backing }, part);
  const env = { ...spec.env, ...own, ...profiling() };
  const child = spawnInProcessGroup({ ...spec, env }, join(run.home.logs, `${part.name}.log`));
  const pid = child.pid ?? 0;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let stopped = false;
  const stop = async (): Promise<void> => {
    if (stopped) return;
    stopped = true;
    child.kill('SIGTERM');
    await Promise.race([ended, sleep(12_000, undefined, { ref: false })]);
    if (pid) killProcessGroup(pid);
    child.stdio[3]?.destroy();
  };
  world.onEnd(stop);
  const ports = findPorts(wiring, part.name);
  const cpuToReadyMs = await untilReady(part.name, pid, ports.ops ?? ports.http);
  return { name: part.name, pid, ports, cpuToReadyMs, stop };
};
