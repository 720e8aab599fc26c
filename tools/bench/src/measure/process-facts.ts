import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { UserFacingError } from '@sargam/local/base/user-facing-error';

// The kernel counts in hundredths of a second for whoever reads /proc, whatever its own clock does.
const tickMs = 10;

if (!existsSync('/proc/self/stat'))
  throw new UserFacingError(
    'The benchmarks read CPU and memory from /proc, which this system does not have.',
  );

/** The fields after the program's name, which may itself hold spaces and brackets; none where the process is gone. */
const fieldsOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\)\s/s, '')
      .split(' ');
  } catch {
    return [];
  }
};

/** CPU of all threads of a process so far, in user and system mode; steps of 10 ms. */
export const cpuMs = (pid: number): number => {
  const fields = fieldsOf(pid);
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs;
};

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => Number(fieldsOf(each)[1]) === pid);

/** CPU of the children that have ended and were waited for. */
const endedCpuMs = (pid: number): number => {
  const fields = fieldsOf(pid);
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * tickMs;
};

/**
 * The same over a server and its children, those that have ended too: PostgreSQL answers each connection in a process of
 * its own, and a pool lets idle ones go.
 */
export const familyCpuMs = (pid: number): number =>
  [pid, ...childrenOf(pid)].reduce((sum, each) => sum + cpuMs(each), endedCpuMs(pid));

/** Resident memory, in MB. */
export const residentMb = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
};
