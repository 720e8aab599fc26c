import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import { statFields } from '@sargam/local/supervise/process-table';

// /proc reports CPU time in hundredths of a second, independent of the kernel's own timer frequency.
const tickMs = 10;

if (!existsSync('/proc/self/stat'))
  throw new UserFacingError(
    'The benchmarks read CPU and memory from /proc, which this system does not have.',
  );

/** CPU time of all threads of a process, user and system, in steps of 10 ms. */
export const cpuMs = (pid: number): number => {
  const fields = statFields(pid) ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * tickMs;
};

const findChildren = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((each) => Number(statFields(each)?.[1]) === pid);

/** CPU time of children that have ended and were waited for. */
const endedChildrenCpuMs = (pid: number): number => {
  const fields = statFields(pid) ?? [];
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * tickMs;
};

/**
 * CPU time of a process and its children, ended children included: PostgreSQL serves each connection in its own process,
 * and a pool closes idle connections.
 */
export const cpuWithChildrenMs = (pid: number): number =>
  [pid, ...findChildren(pid)].reduce((sum, each) => sum + cpuMs(each), endedChildrenCpuMs(pid));

/** Resident memory, in MB. */
export const residentMb = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
};
