import { setTimeout as sleep } from 'node:timers/promises';
import { openHome } from './base/home.ts';
import { runCommand } from './base/obstacle.ts';
import { currentRun, releaseHome } from './run/claim.ts';
import { endLeftovers } from './supervise/pid-file.ts';

/** Asks the launcher of this home to end, and sees to it that nothing of it is left. */
await runCommand(async () => {
  const home = openHome();
  const running = currentRun(home);
  if (running) {
    process.kill(running.pid, 'SIGTERM');
    const deadline = Date.now() + 30_000;
    while (currentRun(home) && Date.now() < deadline) await sleep(50);
    if (currentRun(home)) process.kill(running.pid, 'SIGKILL');
  }
  const left = await endLeftovers(home.pids);
  releaseHome(home);
  console.log(running || left.length ? 'Stopped.' : 'Nothing was running.');
});
