import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acceptsConnections } from '@sargam/local/supervise/probes';
import { killProcessGroup, spawnInProcessGroup } from '@sargam/local/supervise/process-group';
import type { BenchEnvironment } from '../environment/run-benchmark.ts';

/** Starts a node server that returns these bytes for every request. */
export const startBareServer = async (
  { run, onEnd }: BenchEnvironment,
  name: string,
  bytes: Buffer,
): Promise<{ pid: number; port: number }> => {
  const port = await run.ports.allocate(`bare-${name}`);
  const file = join(run.home.data, `${name}.json`);
  writeFileSync(file, bytes);
  const script = join(import.meta.dirname, 'bare-server.ts');
  const command = [
    process.execPath,
    '--max-semi-space-size=1',
    '--disable-warning=ExperimentalWarning',
    script,
    file,
  ];
  const env = { ...process.env, HTTP_PORT: String(port) };
  const child = spawnInProcessGroup(
    { command, env, stopSignal: 'SIGTERM' },
    join(run.home.logs, `bare-${name}.log`),
  );
  const pid = child.pid ?? 0;
  onEnd(() => {
    killProcessGroup(pid);
    child.stdio[3]?.destroy();
  });
  while (!(await acceptsConnections(port))) await sleep(20);
  return { pid, port };
};
