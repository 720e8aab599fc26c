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
import { cpuMs } from './process-usage.ts';
import type { BenchEnvironment } from './run-benchmark.ts';

/** A running service or sandbox, started as in a local run, with its own stores. */
export interface RunningService {
  readonly name: string;
  readonly pid: number;
  readonly ports: PartPorts;
  /** CPU time until /readyz first returns 200. */
  readonly cpuToReadyMs: number;
  stop(): Promise<void>;
}

const settingsByNeed: Readonly<Record<string, object>> = {
  postgres: postgresSettings,
  mongo: mongoSettings,
  kafka: kafkaSettings,
  s3: objectSettings,
};

// Settings of test stores that are not addresses.
const otherSettings = new Set(['SARGAM_ENV', 'LOG_LEVEL', 'GRPC_PORT', 'OPS_PORT', 'HTTP_PORT']);

/** Creates a database, topics and buckets for one service, dropped at the end, and returns their environment variables. */
export const createStores = async (
  environment: BenchEnvironment,
  part: PartDescription,
): Promise<Record<string, string>> => {
  const settings = Object.assign({}, ...part.needs.map((need) => settingsByNeed[need]));
  const isolatedStores = await createIsolatedStores(
    settings,
    `bench-${part.name}`,
    join(repository, part.folder),
  );
  environment.onEnd(() => isolatedStores.drop());
  return Object.fromEntries(Object.entries(isolatedStores.env).filter(([name]) => !otherSettings.has(name)));
};

/** The benchmark sends all requests from one address, far above the limits of the site. */
export const noRateLimits = {
  RATE_USUAL: '1000000000',
  RATE_LOGIN: '1000000000',
  RATE_SIGNUP: '1000000000',
  RATE_SEARCH: '1000000000',
} as const;

const readyTimeoutMs = 120_000;
const pollMs = 10;

const waitUntilReady = async (name: string, pid: number, port: number | undefined): Promise<number> => {
  const end = Date.now() + readyTimeoutMs;
  while (Date.now() < end) {
    if (await isHttpReady(`http://127.0.0.1:${port}/readyz`).catch(() => false)) return cpuMs(pid);
    await sleep(pollMs);
  }
  throw new UserFacingError(
    `${name} was not ready within ${readyTimeoutMs / 1000} s; its log is in the home folder of the benchmark.`,
  );
};

/** BENCH_PROFILE is a folder for the CPU profile of each service, from start to stop. */
const profilingEnv = (): NodeJS.ProcessEnv => {
  const folder = process.env.BENCH_PROFILE;
  return folder ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}` } : {};
};

/** Starts a service or a sandbox with additional environment variables. */
export const startPart = async (
  environment: BenchEnvironment,
  part: PartDescription,
  extraEnv: NodeJS.ProcessEnv,
): Promise<RunningService> => {
  const { run, wiring, backing } = environment;
  const spec = createPartSpec({ home: run.home, secrets: run.secrets, wiring, backing }, part);
  const env = { ...spec.env, ...extraEnv, ...profilingEnv() };
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
  environment.onEnd(stop);
  const ports = findPorts(wiring, part.name);
  const cpuToReadyMs = await waitUntilReady(part.name, pid, ports.ops ?? ports.http);
  return { name: part.name, pid, ports, cpuToReadyMs, stop };
};
