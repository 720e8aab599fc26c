import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

export interface Program {
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** Run as this user; only where the launcher itself is root. */
  readonly user?: number;
  /** The signal that asks this program to end well. PostgreSQL wants SIGINT. */
  readonly stopSignal: 'SIGTERM' | 'SIGINT';
}

// The watcher (a subshell of a megabyte) reads from a pipe that only the launcher holds: when the launcher is gone,
// however it went, the pipe closes and the watcher ends the whole group. The program itself takes the shell's place,
// so the pid that was spawned is the program's, and the group bears its number for as long as the watcher lives:
// the number cannot be given to anybody else meanwhile. A terminal's Ctrl-C does not reach the group.
const script = `
(
  trap '' INT TERM HUP
  read -r _ <&3
  kill -s "$SARGAM_STOP_SIGNAL" $$
  tries=0
  while kill -0 $$ && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
  kill -s KILL -- -$$
) >/dev/null 2>&1 </dev/null &
exec "$@" 3<&-`;

/** Starts a program in a process group of its own, on a leash: it cannot outlive this process. */
export const spawnInProcessGroup = (program: Program, logFile: string | 'inherit'): ChildProcess => {
  const log = logFile === 'inherit' ? 'inherit' : openSync(logFile, 'a');
  const child = spawn('/bin/sh', ['-c', script, 'sargam', ...program.command], {
    detached: true,
    stdio: ['ignore', log, log, 'pipe'],
    cwd: program.cwd ?? '/',
    env: { ...(program.env ?? process.env), SARGAM_STOP_SIGNAL: program.stopSignal.slice(3) },
    ...(program.user === undefined ? {} : { uid: program.user, gid: program.user }),
  });
  if (log !== 'inherit') closeSync(log);
  child.stdio[3]?.on('error', () => {});
  return child;
};

/** Ends what is left of a group: the watcher, and children that outlived their parent. */
export const killProcessGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing is left of it.
  }
};
