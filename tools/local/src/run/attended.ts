import { readFileSync } from 'node:fs';
import { startTimeOf } from '../supervise/process-facts.ts';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const parentOf = (pid: number): number =>
  Number(
    read(`/proc/${pid}/stat`)
      .replace(/^.*\)\s/s, '')
      .split(' ')[1] ?? 0,
  );

const isOurWrapper = (pid: number): boolean =>
  /bootstrap\.mjs|\bnpm\b/.test(read(`/proc/${pid}/cmdline`).replaceAll('\0', ' '));

/** The processes between the person and this one: the bootstrap, npm's shell, npm. */
const wrappers = (): number[] => {
  const found: number[] = [];
  for (let pid = process.ppid; pid > 1 && isOurWrapper(pid); pid = parentOf(pid)) found.push(pid);
  return found;
};

/** Calls `abandoned` once any of them is gone without a signal having been passed on: nobody could end this run by Ctrl-C any more. */
export const watchWrappers = (abandoned: () => void): void => {
  const parent = process.ppid;
  const born = wrappers().map((pid) => ({ pid, at: startTimeOf(pid) }));
  const timer = setInterval(() => {
    if (process.ppid === parent && born.every(({ pid, at }) => startTimeOf(pid) === at)) return;
    clearInterval(timer);
    abandoned();
  }, 500);
  timer.unref();
};
