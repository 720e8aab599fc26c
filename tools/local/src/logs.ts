import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openHome } from './base/home.ts';
import { runCommand, UserFacingError } from './base/user-facing-error.ts';

/** `npm run logs -- NAME [-f]`: prints the last 200 lines of a log, and with -f also the new lines. */
await runCommand(async () => {
  const home = openHome();
  const args = process.argv.slice(2);
  const name = args.find((arg) => !arg.startsWith('-'));
  const known = readdirSync(home.logs)
    .map((file) => file.replace(/\.log$/, ''))
    .sort();
  const file = join(home.logs, `${name}.log`);
  if (!name || name.includes('/') || !existsSync(file)) {
    const problem = name ? `There is no log "${name}"` : 'Usage: npm run logs -- NAME';
    throw new UserFacingError(`${problem}. Logs: ${known.join(', ') || 'none yet; start Sargam first'}.`);
  }
  const follow = args.includes('-f') || args.includes('--follow');
  const tail = spawn('tail', ['-n', '200', ...(follow ? ['-F'] : []), file], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => tail.kill());
  await new Promise((resolve) => tail.once('exit', resolve));
});
