// npm run restore -- --from=FOLDER: restores the newest backups into an empty home on this machine. SARGAM_HOME names it. The home's
// backing services run meanwhile; "npm start" then starts the restored site.
import { parseArgs } from 'node:util';
import { openHome } from '@sargam/local/base/home';
import { runCommand } from '@sargam/local/base/user-facing-error';
import { openProgress } from '@sargam/local/run/progress';
import { openRun } from '@sargam/local/run/run';
import { startBacking } from '@sargam/local/run/start-backing';
import { restoreLocalFiles } from './local/local-files.ts';
import { listLocalStores } from './local/local-site.ts';
import { resolveFolder } from './local/resolve-folder.ts';
import { restoreServices } from './restore-services.ts';

const { values } = parseArgs({ options: { from: { type: 'string', default: '' } } });

await runCommand(async () => {
  const archive = resolveFolder(values.from, '--from');
  await restoreLocalFiles(openHome(), archive);
  const progress = openProgress(process.stdout);
  const run = await openRun('backing', progress);
  try {
    const { addresses } = await startBacking(run);
    const since = Date.now();
    await restoreServices(listLocalStores(addresses), archive, run.print);
    run.print(`Restored in ${((Date.now() - since) / 1000).toFixed(1)} s. "npm start" starts the site.`);
  } finally {
    progress.close();
    await run.stop();
  }
});
