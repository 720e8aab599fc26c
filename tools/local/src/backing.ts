import { formatEnvLines } from './run/addresses-file.ts';
import { detach } from './run/detach.ts';
import { runUntilStopped } from './run/foreground.ts';
import { startBacking } from './run/start-backing.ts';

// Starts only the backing services, for development of one service and for tests.
if (process.argv.includes('--detach')) await detach(import.meta.filename, []);
else {
  await runUntilStopped('backing', async (run) => {
    const { addresses } = await startBacking(run);
    for (const line of formatEnvLines(addresses)) console.log(line);
    console.log(
      `These lines are also in ${run.home.folder}/env.sh. Ctrl-C or "npm stop" stops the services.`,
    );
  });
}
