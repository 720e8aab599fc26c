import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createEchoClient } from './echo.ts';

const program = join(import.meta.dirname, 'tiny/src/main.ts');
const started: ChildProcess[] = [];

const run = (env: Record<string, string>) => {
  const ports = { GRPC_PORT: '0', OPS_PORT: '0' };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: { SARGAM_ENV: 'test', ...ports, ...env },
  });
  started.push(child);
  const logged: Record<string, unknown>[] = [];
  const errors: string[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => void logged.push(JSON.parse(line)));
  child.stderr.on('data', (text) => void errors.push(String(text)));
  const ready = async () => {
    while (!logged.some(({ msg }) => msg === 'ready')) await once(lines, 'line');
    return logged.find(({ msg }) => msg === 'ready') as { grpcPort: number; opsPort: number };
  };
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, logged, errors, ready, ended };
};

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

it('invalid settings are all printed, and the process exits', async () => {
  const service = run({ COLOUR: 'green', LOG_LEVEL: 'loud' });
  await expect(service.ended).resolves.toBe(1);
  expect(service.errors.join('')).toMatch(
    /tiny cannot start .*\n\s+LOG_LEVEL: .*\n\s+COLOUR: "green" is not one of red, blue/s,
  );
});

it('a port in use is printed, and the process exits', async () => {
  const { opsPort } = await run({ COLOUR: 'red' }).ready();
  const second = run({ COLOUR: 'red', OPS_PORT: String(opsPort) });
  await expect(second.ended).resolves.toBe(1);
  expect(second.errors.join('')).toContain(
    `tiny could not start: listen EADDRINUSE: address already in use 0.0.0.0:${opsPort}`,
  );
});

it('SIGTERM finishes calls in flight, runs the stop hooks in reverse order and exits with code 0', async () => {
  const service = run({ COLOUR: 'blue' });
  const { grpcPort } = await service.ready();
  const client = createEchoClient(`127.0.0.1:${grpcPort}`);
  await client.change({});
  const inFlight = client.read({});
  await new Promise((resolve) => setTimeout(resolve, 100));
  service.child.kill('SIGTERM');
  await expect(inFlight).resolves.toEqual({ colour: 'blue' });
  await expect(service.ended).resolves.toBe(0);
  const order = service.logged.map(({ msg }) => msg);
  expect(order).toEqual([
    'ready',
    'draining',
    'last opened, first closed',
    'first opened, last closed',
    'stopped',
  ]);
});
