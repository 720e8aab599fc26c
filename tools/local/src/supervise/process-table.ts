import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

const hasProc = existsSync('/proc/self/stat');

/** The value, or `other` if reading it fails, for example because the process has ended. */
const orElse = <T, O>(read: () => T, other: O): T | O => {
  try {
    return read();
  } catch {
    return other;
  }
};

/** The text of a file; undefined if it cannot be read. */
export const readText = (file: string): string | undefined =>
  orElse(() => readFileSync(file, 'utf8'), undefined);

const ps = (format: string, pid: number): string | undefined =>
  orElse(
    () =>
      execFileSync('ps', ['-o', `${format}=`, '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim(),
    undefined,
  );

/** The fields of /proc/PID/stat after the program's name, which may contain spaces and brackets. */
export const statFields = (pid: number): string[] | undefined =>
  readText(`/proc/${pid}/stat`)
    ?.replace(/^.*\)\s/s, '')
    .split(' ');

/**
 * Start time of a process in the system's format; undefined if the process does not run or is a zombie. Pid and start
 * time together identify a process; the pid alone may be reused.
 */
export const readStartTime = (pid: number): string | undefined => {
  if (!hasProc) return ps('lstart', pid) || undefined;
  const fields = statFields(pid);
  return fields && fields[0] !== 'Z' ? fields[19] : undefined;
};

const listProcessTree = (pid: number): number[] => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(statFields(Number(name))?.[1]) }));
  const children = (of: number): number[] =>
    parents.filter(({ parent }) => parent === of).flatMap((child) => [child.pid, ...children(child.pid)]);
  return [pid, ...children(pid)];
};

const kilobytes = (pid: number, field: string): number =>
  Number(readText(`/proc/${pid}/status`)?.match(new RegExp(`^${field}:\\s+(\\d+)`, 'm'))?.[1] ?? 0);

/** Resident memory of a process and its children, in MB. Memory that they share counts once. */
export const measureMemoryMb = (pid: number): number => {
  if (!hasProc) return Math.round(Number(ps('rss', pid) ?? 0) / 1024);
  const [own = pid, ...children] = listProcessTree(pid);
  const total = children.reduce((sum, child) => sum + kilobytes(child, 'RssAnon'), kilobytes(own, 'VmRSS'));
  return Math.round(total / 1024);
};

const listeningInodes = (port: number): Set<string> => {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap(
    (file) => readText(file)?.split('\n').slice(1) ?? [],
  );
  const fields = rows.map((row) => row.trim().split(/\s+/));
  const listening = fields.filter((field) => field[1]?.endsWith(`:${hex}`) && field[3] === '0A');
  return new Set(listening.map((field) => `socket:[${field[9]}]`));
};

const holdsSocket = (pid: number, sockets: Set<string>): boolean => {
  const links = orElse(() => readdirSync(`/proc/${pid}/fd`), []);
  return links.some((fd) => sockets.has(orElse(() => readlinkSync(`/proc/${pid}/fd/${fd}`), '')));
};

/** Whether this process or a child listens on the port; undefined on systems without /proc. */
export const isListeningOn = (pid: number, port: number): boolean | undefined => {
  if (!hasProc) return undefined;
  const sockets = listeningInodes(port);
  return sockets.size > 0 && listProcessTree(pid).some((member) => holdsSocket(member, sockets));
};

/** The process that listens on this port; undefined if it is unknown. */
export const findListener = (port: number): { pid: number; command: string } | undefined => {
  if (!hasProc) return undefined;
  const sockets = listeningInodes(port);
  if (sockets.size === 0) return undefined;
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((each) => holdsSocket(each, sockets));
  if (!pid) return undefined;
  const command = readText(`/proc/${pid}/cmdline`)?.split('\0').filter(Boolean).slice(0, 3).join(' ') ?? '';
  return { pid, command: command.slice(0, 80) };
};
