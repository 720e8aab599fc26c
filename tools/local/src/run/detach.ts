import { spawn } from 'node:child_process';
import { closeSync, createReadStream, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openHome } from '../base/home.ts';
import { runCommand } from '../base/user-facing-error.ts';

const startDetached = async (entry: string, args: readonly string[]): Promise<void> => {
  const file = join(openHome().logs, 'launcher.log');
  const log = openSync(file, 'a');
  let shownBytes = statSync(file).size;
  const child = spawn(process.execPath, [...process.execArgv, entry, ...args], {
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);

  const showRest = () =>
    new Promise<void>((resolve) => {
      const end = statSync(file).size;
      if (end <= shownBytes) return resolve();
      const stream = createReadStream(file, { start: shownBytes, end: end - 1 });
      shownBytes = end;
      stream.on('close', resolve).pipe(process.stdout, { end: false });
    });

  let showing: Promise<void> = Promise.resolve();
  const show = () => (showing = showing.then(showRest));

  const timer = setInterval(() => void show(), 100);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill('SIGTERM'));
  const code = await new Promise<number>((resolve) => {
    child.once('message', () => resolve(0));
    child.once('exit', (status) => resolve(status || 1));
  });
  clearInterval(timer);
  await show();
  process.exit(code);
};

/** Starts this command in a session of its own, prints its log until it is ready, and leaves it running. */
export const detach = (entry: string, args: readonly string[]): Promise<void> =>
  runCommand(() => startDetached(entry, args));
