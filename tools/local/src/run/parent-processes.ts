import { readFileSync } from 'node:fs';
import { readStartTime } from '../supervise/process-table.ts';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const readParentPid = (pid: number): number =>
  Number(
    read(`/proc/${pid}/stat`)
      .replace(/^.*\)\s/s, '')
      .split(' ')[1] ?? 0,
  );

const isLauncherProcess = (pid: number): boolean =>
  /bootstrap\.mjs|\bnpm\b/.test(read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '));

/** The parent processes up to the user's shell: the bootstrap, npm's shell, npm. */
const listParentProcesses = (): number[] => {
  const found: number[] = [];
  for (let pid = process.ppid; pid > 1 && isLauncherProcess(pid); pid = readParentPid(pid)) found.push(pid);
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
