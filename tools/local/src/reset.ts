import { rmSync } from 'node:fs';
import { forgetContainers } from './backing/compose.ts';
import { outsideFolder } from './backing/unprivileged.ts';
import { openHome } from './base/home.ts';
import { Obstacle, runCommand } from './base/obstacle.ts';
import { currentRun } from './run/claim.ts';
import { endLeftovers } from './supervise/pid-file.ts';

/** Forgets everything this home holds: data, secrets, logs, ports. Downloads and builds stay. */
await runCommand(async () => {
  const home = openHome();
  const running = currentRun(home);
  if (running)
    throw new Obstacle(
      `Sargam runs from ${home.folder} (process ${running.pid}); "npm stop" first, then reset.`,
    );
  await endLeftovers(home.pids);
  await forgetContainers(home);
  const own = ['data', 'logs', 'pids', 'ports.json', 'secrets.json', 'state.json', 'run.json', 'env.sh'];
  for (const name of own) rmSync(`${home.folder}/${name}`, { recursive: true, force: true });
  rmSync(outsideFolder(home), { recursive: true, force: true });
  console.log('All data of this home is forgotten; the next "npm start" begins anew.');
});
