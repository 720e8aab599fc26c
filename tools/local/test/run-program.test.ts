import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

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
    process.stdin.once('data', () => process.exit(1));
  `;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(launcher, 'exit');
  await expect.poll(() => isRunning(duration), { timeout: 10_000 }).toBe(true);
  launcher.stdin.write('fail');
  await ended;
  await expect.poll(() => isRunning(duration), { timeout: 5_000 }).toBe(false);
}, 20_000);
