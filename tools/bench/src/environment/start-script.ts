import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptsConnections } from '@sargam/local/supervise/probes';
import { killProcessGroup, spawnInProcessGroup } from '@sargam/local/supervise/process-group';
import type { BenchEnvironment } from './run-benchmark.ts';

/** Starts a server script of the benchmark, given by its path in `src`; resolves when it accepts connections. */
export const startScript = async (
  { run, onEnd }: BenchEnvironment,
  name: string,
  script: string,
  { flags = [], args = [] }: { flags?: readonly string[]; args?: readonly string[] } = {},
): Promise<{ pid: number; port: number }> => {
  const port = await run.ports.allocate(name);
  const file = join(import.meta.dirname, '..', script);
  const command = [process.execPath, ...flags, '--disable-warning=ExperimentalWarning', file, ...args];
  const env = { ...process.env, HTTP_PORT: String(port) };
  const child = spawnInProcessGroup(
    { command, env, stopSignal: 'SIGTERM' },
    join(run.home.logs, `${name}.log`),
  );
  const pid = child.pid ?? 0;
  onEnd(() => {
    killProcessGroup(pid);
    child.stdio[3]?.destroy();
  });
  while (!(await acceptsConnections(port))) await sleep(20);
  return { pid, port };
};
