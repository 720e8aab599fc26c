import { rmSync } from 'node:fs';
import { removeContainers } from './backing/container.ts';
import { externalFolder } from './backing/unprivileged-user.ts';
import { openHome } from './base/home.ts';
import { runCommand, UserFacingError } from './base/user-facing-error.ts';
import { findCurrentRun } from './run/home-lock.ts';
import { endLeftoverProcesses } from './supervise/pid-file.ts';

/** Deletes the data, secrets, logs and ports of this home. Downloads and builds stay. */
await runCommand(async () => {
  const home = openHome();
  const running = findCurrentRun(home);
  if (running)
    throw new UserFacingError(
      `Sargam runs from ${home.folder} (process ${running.pid}). Run "npm stop" first.`,
    );
  await endLeftoverProcesses(home.pids);
  await removeContainers(home);
  const entries = ['data', 'logs', 'pids', 'ports.json', 'secrets.json', 'state.json', 'run.json', 'env.sh'];
  for (const name of entries) rmSync(`${home.folder}/${name}`, { recursive: true, force: true });
  rmSync(externalFolder(home), { recursive: true, force: true });
  console.log('All data of this home is deleted.');
});
