import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { UserFacingError } from '../base/user-facing-error.ts';
import { readLastLogLine } from './last-log-line.ts';
import { removePid, writePid } from './pid-file.ts';
import { killProcessGroup, type Program, spawnInProcessGroup } from './process-group.ts';
import { isListeningOn } from './process-table.ts';
import { countCrash, restartDelayMs } from './restart-delay.ts';

export type ProcessKind = 'service' | 'frontend' | 'backing' | 'sandbox';

export interface PartSpec extends Program {
  readonly name: string;
  readonly kind: ProcessKind;
  /** The port that the part's own process must listen on to be ready; undefined for a container. */
  readonly port: number | undefined;
  /** Whether the part can serve requests. */
  readonly probe: () => Promise<boolean>;
}

export interface ProcessFiles {
  readonly pids: string;
  readonly logFile: (name: string) => string | 'inherit';
}

export interface Part {
  readonly spec: PartSpec;
  readonly pid: number | undefined;
  readonly ready: boolean;
  readonly restarts: number;
  readonly started: Promise<void>;
  stop(): Promise<void>;
}

const startTimeoutMs = 90_000;
const stopTimeoutMs = 12_000;
const readyPollMs = 60;
const healthPollMs = 2000;

interface Supervision {
  readonly spec: PartSpec;
  readonly files: ProcessFiles;
  readonly abort: AbortController;
  readonly onChange: () => void;
  child: ChildProcess | undefined;
  /** Resolves when the current child has ended. */
  ended: Promise<void>;
  ready: boolean;
  stopping: boolean;
  crashesInARow: number;
  restarts: number;
}

const setReady = (supervision: Supervision, ready: boolean): void => {
  if (supervision.ready === ready) return;
  supervision.ready = ready;
  supervision.onChange();
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const isServing = async ({ spec, ready }: Supervision, child: ChildProcess): Promise<boolean> => {
  if (hasEnded(child) || !child.pid) return false;
  if (!(await spec.probe().catch(() => false))) return false;
  // Another program may listen on the port and answer the probe.
  return ready || spec.port === undefined || isListeningOn(child.pid, spec.port) !== false;
};

const watchReadiness = async (supervision: Supervision, child: ChildProcess): Promise<void> => {
  while (supervision.child === child && !supervision.stopping) {
    const serving = await isServing(supervision, child);
    if (supervision.child === child) setReady(supervision, serving);
    const { signal } = supervision.abort;
    await sleep(serving ? healthPollMs : readyPollMs, undefined, { signal }).catch(() => {});
  }
};

const scheduleRestart = (supervision: Supervision, uptimeMs: number): void => {
  supervision.crashesInARow = countCrash(supervision.crashesInARow, uptimeMs);
  supervision.restarts += 1;
  supervision.onChange();
  void sleep(restartDelayMs(supervision.crashesInARow), undefined, { signal: supervision.abort.signal }).then(
    () => launch(supervision),
    () => {},
  );
};

const launch = (supervision: Supervision): void => {
  const { spec, files } = supervision;
  const child = spawnInProcessGroup(spec, files.logFile(spec.name));
  const startedAt = Date.now();
  supervision.child = child;
  if (child.pid) writePid(files.pids, spec.name, child.pid);
  supervision.ended = new Promise((resolve) => {
    const onEnd = () => {
      if (child.pid) killProcessGroup(child.pid);
      child.stdio[3]?.destroy();
      removePid(files.pids, spec.name);
      setReady(supervision, false);
      resolve();
      if (!supervision.stopping) scheduleRestart(supervision, Date.now() - startedAt);
    };
    child.once('exit', onEnd);
    child.once('error', onEnd);
  });
  void watchReadiness(supervision, child);
};

const waitUntilReady = async (supervision: Supervision): Promise<void> => {
  const { spec, files } = supervision;
  const seeLog = `See "npm run logs -- ${spec.name}".`;
  const deadline = Date.now() + startTimeoutMs;
  while (!supervision.ready) {
    if (supervision.stopping) return;
    if (supervision.crashesInARow >= 3)
      throw new UserFacingError(
        `${spec.name} stops right after its start. ${seeLog} Last log line: ${readLastLogLine(files.logFile(spec.name)) || 'none'}`,
      );
    if (Date.now() > deadline)
      throw new UserFacingError(`${spec.name} was not ready after ${startTimeoutMs / 1000} s. ${seeLog}`);
    await sleep(20);
  }
};

const stopSupervision = async (supervision: Supervision): Promise<void> => {
  supervision.stopping = true;
  supervision.abort.abort();
  const { child, spec } = supervision;
  if (child?.pid && !hasEnded(child)) {
    child.kill(spec.stopSignal);
    await Promise.race([supervision.ended, sleep(stopTimeoutMs, undefined, { ref: false })]);
    killProcessGroup(child.pid);
  }
  await supervision.ended;
  setReady(supervision, false);
};

/** Starts a part and restarts it after each crash, with a growing delay, until `stop`. */
export const superviseProcess = (
  spec: PartSpec,
  files: ProcessFiles,
  onChange: (part: Part) => void = () => {},
): Part => {
  const supervision: Supervision = {
    spec,
    files,
    abort: new AbortController(),
    onChange: () => onChange(part),
    child: undefined,
    ended: Promise.resolve(),
    ready: false,
    stopping: false,
    crashesInARow: 0,
    restarts: 0,
  };
  const part: Part = {
    spec,
    get pid() {
      const { child } = supervision;
      return child && !hasEnded(child) ? child.pid : undefined;
    },
    get ready() {
      return supervision.ready;
    },
    get restarts() {
      return supervision.restarts;
    },
    started: Promise.resolve().then(() => waitUntilReady(supervision)),
    stop: () => stopSupervision(supervision),
  };
  part.started.catch(() => {});
  launch(supervision);
  return part;
};
