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

/** The processes between the person and this one: the bootstrap, npm's shell, npm. */
const listParentProcesses = (): number[] => {
  const found: number[] = [];
  for (let pid = process.ppid; pid > 1 && isLauncherProcess(pid); pid = readParentPid(pid)) found.push(pid);
  return found;
};

/** Calls `abandoned` once any of them is gone without a signal having been passed on: nobody could end this run by Ctrl-C any more. */
export const watchParentProcesses = (abandoned: () => void): void => {
  const parent = process.ppid;
  const born = listParentProcesses().map((pid) => ({ pid, at: readStartTime(pid) }));
  const timer = setInterval(() => {
    if (process.ppid === parent && born.every(({ pid, at }) => readStartTime(pid) === at)) return;
    clearInterval(timer);
    abandoned();
  }, 500);
  timer.unref();
};
