import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Obstacle } from '../base/obstacle.ts';
import { countDeath, restartDelay } from './backoff.ts';
import { lastWords } from './last-words.ts';
import { endGroup, type Program, spawnOnLeash } from './leash.ts';
import { removePid, writePid } from './pid-file.ts';
import { ownsPort } from './process-facts.ts';

export type Kind = 'service' | 'frontend' | 'backing' | 'sandbox';

export interface PartSpec extends Program {
  readonly name: string;
  readonly kind: Kind;
  /** The port that this part itself must be listening on to be ready; undefined where an engine listens for it. */
  readonly port: number | undefined;
  /** Asks the part whether it can serve. */
  readonly probe: () => Promise<boolean>;
}

export interface Place {
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

const startDeadline = 90_000;
const stopDeadline = 12_000;

/** Starts a part and keeps it running: what dies is started again, later each time, until `stop`. */
export const supervise = (spec: PartSpec, place: Place, changed: (part: Part) => void = () => {}): Part => {
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
    return ready || spec.port === undefined || ownsPort(of.pid, spec.port) !== false;
  };

  const watch = async (of: ChildProcess) => {
    while (child === of && !stopping) {
      const now = await answers(of);
      if (child === of) become(now);
      await sleep(now ? 2000 : 60, undefined, { signal: abort.signal }).catch(() => {});
    }
  };

  const launch = () => {
    const mine = spawnOnLeash(spec, place.logFile(spec.name));
    const since = Date.now();
    child = mine;
    if (mine.pid) writePid(place.pids, spec.name, mine.pid);
    ended = new Promise((resolve) => {
      const over = () => {
        if (mine.pid) endGroup(mine.pid);
        mine.stdio[3]?.destroy();
        removePid(place.pids, spec.name);
        become(false);
        resolve();
        if (stopping) return;
        deaths = countDeath(deaths, Date.now() - since);
        restarts += 1;
        changed(part);
        void sleep(restartDelay(deaths), undefined, { signal: abort.signal }).then(launch, () => {});
      };
      mine.once('exit', over);
      mine.once('error', over);
    });
    void watch(mine);
  };

  const untilReady = async () => {
    const deadline = Date.now() + startDeadline;
    while (!ready) {
      if (stopping) return;
      if (deaths >= 3)
        throw new Obstacle(
          `${spec.name} ends as soon as it starts; "npm run logs -- ${spec.name}" says why. Its last words: ${lastWords(place.logFile(spec.name)) || 'none'}`,
        );
      if (Date.now() > deadline)
        throw new Obstacle(
          `${spec.name} was not ready in ${startDeadline / 1000} s; "npm run logs -- ${spec.name}" says why.`,
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
      await Promise.race([ended, sleep(stopDeadline, undefined, { ref: false })]);
      endGroup(last.pid);
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
