import { setTimeout as sleep } from 'node:timers/promises';
import { openHome } from './base/home.ts';
import { runCommand } from './base/user-facing-error.ts';
import { findCurrentRun, unlockHome } from './run/home-lock.ts';
import { endLeftoverProcesses } from './supervise/pid-file.ts';

/** Stops the launcher of this home, and ends its remaining processes. */
await runCommand(async () => {
  const home = openHome();
  const running = findCurrentRun(home);
  if (running) {
    process.kill(running.pid, 'SIGTERM');
    const deadline = Date.now() + 30_000;
    while (findCurrentRun(home) && Date.now() < deadline) await sleep(50);
    if (findCurrentRun(home)) process.kill(running.pid, 'SIGKILL');
  }
  const remaining = await endLeftoverProcesses(home.pids);
  unlockHome(home);
  console.log(running || remaining.length ? 'Stopped.' : 'Nothing was running.');
});
