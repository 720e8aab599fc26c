import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptsConnections } from '@sargam/local/supervise/probes';
import { killProcessGroup, spawnInProcessGroup } from '@sargam/local/supervise/process-group';
import type { BenchEnvironment } from '../environment/run-benchmark.ts';

/** Starts a server script of the benchmark and returns its port when it accepts connections. */
export const startScript = async (
  { run, onEnd }: BenchEnvironment,
  name: string,
  script: string,
): Promise<number> => {
  const port = await run.ports.allocate(name);
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', script];
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
  return port;
};
