import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '../base/user-facing-error.ts';
import { readStartTime, readText, statFields } from '../supervise/process-table.ts';
import type { RunRecord } from './home-lock.ts';
import { openProgress } from './progress.ts';
import { openRun, type Run } from './run.ts';

const isLauncherProcess = (pid: number): boolean =>
  /bootstrap\.mjs|\bnpm\b/.test(readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '');

/** The parent processes up to the user's shell: the bootstrap, npm's shell, npm. */
const listParentProcesses = (): number[] => {
  const found: number[] = [];
  for (let pid = process.ppid; pid > 1 && isLauncherProcess(pid); pid = Number(statFields(pid)?.[1] ?? 0))
    found.push(pid);
  return found;
};

/** Calls `onAbandoned` when one of these processes has ended: after that, Ctrl-C no longer reaches this run. */
const watchParentProcesses = (onAbandoned: () => void): void => {
  const parent = process.ppid;
  const parents = listParentProcesses().map((pid) => ({ pid, startTime: readStartTime(pid) }));
  const timer = setInterval(() => {
    if (process.ppid === parent && parents.every(({ pid, startTime }) => readStartTime(pid) === startTime))
      return;
    clearInterval(timer);
    onAbandoned();
  }, 500);
  timer.unref();
};

/**
 * Runs `work`, then waits for a signal. All parts are stopped before this process ends, also after an error. A detached
 * run sends the message "ready" to its parent, and Ctrl-C does not reach it.
 */
export const runUntilStopped = (what: RunRecord['what'], work: (run: Run) => Promise<void>): Promise<void> =>
  runCommand(async () => {
    // A closed output pipe (`npm start | head`) must not end the run.
    for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
    const progress = openProgress(process.stdout);
    const run = await openRun(what, progress);
    const { promise: stopRequested, resolve: requestStop } = Promise.withResolvers<void>();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => requestStop());
    const isDetached = process.send !== undefined;
    if (!isDetached) watchParentProcesses(requestStop);

    const working = work(run).then(() => 'done' as const);
    try {
      const first = await Promise.race([working, stopRequested]);
      if (first === 'done') {
        run.complete();
        if (isDetached) process.send?.('ready', () => process.connected && process.disconnect?.());
        await stopRequested;
      }
      run.print('Stopping…');
    } finally {
      progress.close();
      await Promise.race([run.stop(), sleep(30_000, undefined, { ref: false })]);
      working.catch(() => {});
    }
    setTimeout(() => process.exit(), 200).unref();
  });
