import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const runModule = join(import.meta.dirname, '../src/base/run-program.ts');

const isRunning = (mark: string): boolean =>
  execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
    .split('\n')
    .some((args) => args.startsWith('sleep') && args.includes(mark));

it('a process that fails ends its running programs and their children', async () => {
  const duration = `97.${process.pid}`;
  const script = `
    import { runProgram } from ${JSON.stringify(runModule)};
    void runProgram('sh', ['-c', 'sleep ${duration}; true']);
    setTimeout(() => process.exit(1), 500);
  `;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  const ended = once(launcher, 'exit');
  await sleep(300);
  expect(isRunning(duration)).toBe(true);
  await ended;
  await sleep(200);
  expect(isRunning(duration)).toBe(false);
}, 20_000);
