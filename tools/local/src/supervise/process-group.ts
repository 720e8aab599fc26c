import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

export interface Program {
  readonly command: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly cwd?: string;
  /** User id of the program; only if the launcher runs as root. */
  readonly user?: number;
  /** The signal for a graceful shutdown. PostgreSQL needs SIGINT. */
  readonly stopSignal: 'SIGTERM' | 'SIGINT';
}

// The watcher (a subshell of 1 MB) reads from a pipe that only the launcher holds open. When the launcher ends in any way,
// the pipe closes and the watcher ends the whole group. `exec` replaces the shell with the program, so the pid of the
// spawned process is the program's pid. While the watcher runs, the group exists, and the system does not reuse that pid.
// Ctrl-C in the terminal does not reach the group.
const script = `
(
  trap '' INT TERM HUP
  read -r _ <&3
  kill -s "$SARGAM_STOP_SIGNAL" $$
  checks=0
  while kill -0 $$ && [ $checks -lt 100 ]; do sleep 0.1; checks=$((checks + 1)); done
  kill -s KILL -- -$$
) >/dev/null 2>&1 </dev/null &
exec "$@" 3<&-`;

/** Starts a program in its own process group with a watcher, so that it cannot outlive this process. */
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

/** Kills the remaining processes of a group: the watcher, and children that outlived their parent. */
export const killProcessGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has no processes.
  }
};
