import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '../base/user-facing-error.ts';
import type { RunRecord } from './home-lock.ts';
import { watchParentProcesses } from './parent-processes.ts';
import { openProgress } from './progress.ts';
import { openRun, type Run } from './run.ts';

/**
 * Runs `work` and then stays until a signal; whichever way it ends, every part is ended before this process is.
 * A detached run has a parent that waits for the word "ready"; nobody's Ctrl-C reaches it.
 */
export const runUntilStopped = (what: RunRecord['what'], work: (run: Run) => Promise<void>): Promise<void> =>
  runCommand(async () => {
    // A reader that went away (`npm start | head`) must not take the run with it.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
    const progress = openProgress(process.stdout);
    const run = await openRun(what, progress);
    let asked = () => {};
    const stopAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, asked);
    const isDetached = process.send !== undefined;
    if (!isDetached) watchParentProcesses(asked);

    const working = work(run).then(() => 'done' as const);
    try {
      const first = await Promise.race([working, stopAsked]);
      if (first === 'done') {
        run.complete();
        if (isDetached) process.send?.('ready', () => process.connected && process.disconnect?.());
        await stopAsked;
      }
      run.print('Stopping…');
    } finally {
      progress.close();
      await Promise.race([run.stop(), sleep(30_000, undefined, { ref: false })]);
      working.catch(() => {});
    }
    setTimeout(() => process.exit(), 200).unref();
  });
