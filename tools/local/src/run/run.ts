import { join } from 'node:path';
import { type Home, openHome } from '../base/home.ts';
import { loadSecrets, type Secrets } from '../base/secrets.ts';
import { UserFacingError } from '../base/user-facing-error.ts';
import { openPortAllocator, type PortAllocator } from '../supervise/ports.ts';
import { type Part, type PartSpec, superviseProcess } from '../supervise/supervise-process.ts';
import { lockHome, type RunRecord, unlockHome } from './home-lock.ts';
import type { Progress } from './progress.ts';
import { writeState } from './state.ts';
import { createStepRunner, type Step } from './step.ts';

/** One run: its parts, what they may share, and how it ends. */
export interface Run {
  readonly home: Home;
  readonly ports: PortAllocator;
  readonly secrets: Secrets;
  readonly addresses: Record<string, string>;
  print(line: string): void;
  /** Starts a part and waits until it is ready. */
  start(spec: PartSpec, log?: 'inherit'): Promise<Part>;
  /** Runs a program to its end; it ends with the run if the run ends first. */
  step(step: Step): Promise<void>;
  /** From now on the state says whether all is ready. */
  complete(): void;
  stop(): Promise<void>;
}

/** Parts end in the reverse of the order they came in, those of a kind together: callers before whom they call. */
const stopAll = async (parts: readonly Part[]): Promise<void> => {
  const order = ['frontend', 'service', 'sandbox', 'backing'] as const;
  for (const kind of order)
    await Promise.all(parts.filter((part) => part.spec.kind === kind).map((part) => part.stop()));
};

export const openRun = async (what: RunRecord['what'], progress: Progress): Promise<Run> => {
  const { print } = progress;
  const home = openHome();
  await lockHome(home, what, print);
  const parts: Part[] = [];
  const addresses: Record<string, string> = {};
  let isComplete = false;
  let stopped: Promise<void> | undefined;
  const steps = createStepRunner(home, print);
  const save = (): void => {
    if (!stopped) writeState(home, isComplete, addresses, parts);
  };
  const place = (log?: 'inherit') => ({
    pids: home.pids,
    logFile: (name: string) => log ?? join(home.logs, `${name}.log`),
  });

  return {
    home,
    ports: openPortAllocator(home, (name, from, to, by) =>
      print(`Port ${from} is taken by ${by}; ${name} is at ${to} instead.`),
    ),
    secrets: loadSecrets(home),
    addresses,
    print,
    start: async (spec, log) => {
      if (stopped) throw new UserFacingError('Stopped.');
      let seen = 0;
      const part = superviseProcess(spec, place(log), (changed) => {
        if (changed.restarts > seen && isComplete)
          print(`${spec.name} ended unexpectedly; starting it again.`);
        seen = changed.restarts;
        save();
      });
      parts.push(part);
      await progress.track(spec.name, part.started);
      save();
      return part;
    },
    step: (step) => progress.track(step.name, steps.run(step)),
    complete: () => {
      isComplete = true;
      save();
    },
    stop: () => {
      steps.stop();
      stopped ??= stopAll(parts).then(() => unlockHome(home));
      return stopped;
    },
  };
};
