import { readStartTime, readText, statFields } from '../supervise/process-table.ts';

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
export const watchParentProcesses = (onAbandoned: () => void): void => {
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
