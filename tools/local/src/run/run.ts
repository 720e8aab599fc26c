import { join } from 'node:path';
import { type Home, openHome } from '../base/home.ts';
import { loadSecrets, type Secrets } from '../base/secrets.ts';
import { UserFacingError } from '../base/user-facing-error.ts';
import { openPortAllocator, type PortAllocator } from '../supervise/ports.ts';
import {
  type Part,
  type PartSpec,
  type ProcessFiles,
  superviseProcess,
} from '../supervise/supervise-process.ts';
import { lockHome, type RunRecord, unlockHome } from './home-lock.ts';
import type { Progress } from './progress.ts';
import { writeState } from './state.ts';
import { createStepRunner, type Step } from './step.ts';

/** One run of the launcher: its parts, and what they share. */
export interface Run {
  readonly home: Home;
  readonly ports: PortAllocator;
  readonly secrets: Secrets;
  readonly addresses: Record<string, string>;
  print(line: string): void;
  /** Starts a part and waits until it is ready. */
  start(spec: PartSpec, log?: 'inherit'): Promise<Part>;
  /** Runs a program to its end, or until the run stops. */
  step(step: Step): Promise<void>;
  /** Marks the start as finished: from now on the saved state may be ready. */
  complete(): void;
  stop(): Promise<void>;
}

/** Stops the parts kind by kind, callers before the parts that they call. */
const stopAll = async (parts: readonly Part[]): Promise<void> => {
  const order = ['frontend', 'service', 'sandbox', 'backing'] as const;
  for (const kind of order)
    await Promise.all(parts.filter((part) => part.spec.kind === kind).map((part) => part.stop()));
};

const createPartStarter =
  (
    files: (log?: 'inherit') => ProcessFiles,
    progress: Progress,
    lifecycle: { parts: Part[]; isComplete: () => boolean; isStopped: () => boolean; save: () => void },
  ): Run['start'] =>
  async (spec, log) => {
    if (lifecycle.isStopped()) throw new UserFacingError('Stopped.');
    let seenRestarts = 0;
    const part = superviseProcess(spec, files(log), ({ restarts }) => {
      if (restarts > seenRestarts && lifecycle.isComplete())
        progress.print(`${spec.name} ended unexpectedly; restarting it.`);
      seenRestarts = restarts;
      lifecycle.save();
    });
    lifecycle.parts.push(part);
    await progress.track(spec.name, part.started);
    lifecycle.save();
    return part;
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
  const files = (log?: 'inherit') => ({
    pids: home.pids,
    logFile: (name: string) => log ?? join(home.logs, `${name}.log`),
  });

  return {
    home,
    ports: openPortAllocator(home, (name, from, to, by) =>
      print(`Port ${from} is in use by ${by}; ${name} uses ${to} instead.`),
    ),
    secrets: loadSecrets(home),
    addresses,
    print,
    start: createPartStarter(files, progress, {
      parts,
      isComplete: () => isComplete,
      isStopped: () => stopped !== undefined,
      save,
    }),
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
