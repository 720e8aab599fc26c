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
  /** The port that this part itself must be listening on to be ready; undefined where an engine listens for it. */
  readonly port: number | undefined;
  /** Asks the part whether it can serve. */
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

/** Starts a part and keeps it running: what dies is started again, later each time, until `stop`. */
export const superviseProcess = (
  spec: PartSpec,
  place: ProcessFiles,
  changed: (part: Part) => void = () => {},
): Part => {
  let child: ChildProcess | undefined;
  let ready = false;
  let stopping = false;
  let deaths = 0;
  let restarts = 0;
  let ended: Promise<void> = Promise.resolve();
  const abort = new AbortController();

  const become = (now: boolean) => {
    if (ready === now) return;
    ready = now;
    changed(part);
  };

  const answers = async (of: ChildProcess): Promise<boolean> => {
    if (of.exitCode !== null || of.signalCode !== null || !of.pid) return false;
    if (!(await spec.probe().catch(() => false))) return false;
    // An answer counts only if it is the part's own: a stranger may sit on the port.
    return ready || spec.port === undefined || isListeningOn(of.pid, spec.port) !== false;
  };

  const watch = async (of: ChildProcess) => {
    while (child === of && !stopping) {
      const now = await answers(of);
      if (child === of) become(now);
      await sleep(now ? 2000 : 60, undefined, { signal: abort.signal }).catch(() => {});
    }
  };

  const launch = () => {
    const mine = spawnInProcessGroup(spec, place.logFile(spec.name));
    const since = Date.now();
    child = mine;
    if (mine.pid) writePid(place.pids, spec.name, mine.pid);
    ended = new Promise((resolve) => {
      const over = () => {
        if (mine.pid) killProcessGroup(mine.pid);
        mine.stdio[3]?.destroy();
        removePid(place.pids, spec.name);
        become(false);
        resolve();
        if (stopping) return;
        deaths = countCrash(deaths, Date.now() - since);
        restarts += 1;
        changed(part);
        void sleep(restartDelayMs(deaths), undefined, { signal: abort.signal }).then(launch, () => {});
      };
      mine.once('exit', over);
      mine.once('error', over);
    });
    void watch(mine);
  };

  const untilReady = async () => {
    const deadline = Date.now() + startTimeoutMs;
    while (!ready) {
      if (stopping) return;
      if (deaths >= 3)
        throw new UserFacingError(
          `${spec.name} ends as soon as it starts; "npm run logs -- ${spec.name}" says why. Its last words: ${readLastLogLine(place.logFile(spec.name)) || 'none'}`,
        );
      if (Date.now() > deadline)
        throw new UserFacingError(
          `${spec.name} was not ready in ${startTimeoutMs / 1000} s; "npm run logs -- ${spec.name}" says why.`,
        );
      await sleep(20);
    }
  };

  const stop = async () => {
    stopping = true;
    abort.abort();
    const last = child;
    if (last?.pid && last.exitCode === null && last.signalCode === null) {
      last.kill(spec.stopSignal);
      await Promise.race([ended, sleep(stopTimeoutMs, undefined, { ref: false })]);
      killProcessGroup(last.pid);
    }
    await ended;
    become(false);
  };

  const part: Part = {
    spec,
    get pid() {
      return child?.exitCode === null && child.signalCode === null ? child.pid : undefined;
    },
    get ready() {
      return ready;
    },
    get restarts() {
      return restarts;
    },
    started: Promise.resolve().then(untilReady),
    stop,
  };
  part.started.catch(() => {});
  launch();
  return part;
};
