import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from '../base/home.ts';
import { findErrorLine } from '../base/run-program.ts';
import { UserFacingError } from '../base/user-facing-error.ts';
import { killProcessGroup, spawnInProcessGroup } from '../supervise/process-group.ts';

export interface Step {
  readonly name: string;
  /** What the step does, for the launcher's output. */
  readonly title: string;
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Runs programs that end by themselves: builds, migrations, the demo data. Each writes its own log. */
export const createStepRunner = (home: Home, print: (line: string) => void) => {
  const running = new Set<number>();
  let stopped = false;

  const runStep = async (step: Step): Promise<void> => {
    if (stopped) throw new UserFacingError('Stopped.');
    const since = Date.now();
    const log = join(home.logs, `${step.name}.log`);
    writeFileSync(log, '');
    const child = spawnInProcessGroup({ ...step, stopSignal: 'SIGTERM' }, log);
    const { pid } = child;
    if (pid) running.add(pid);
    const ok = await new Promise<boolean>((resolve) => {
      child.once('exit', (code) => resolve(code === 0));
      child.once('error', () => resolve(false));
    });
    if (pid) {
      running.delete(pid);
      killProcessGroup(pid);
    }
    if (stopped) throw new UserFacingError('Stopped.');
    if (!ok) {
      const why = findErrorLine(readFileSync(log, 'utf8'));
      throw new UserFacingError(`${step.title} failed: ${why} (see "npm run logs -- ${step.name}")`);
    }
    print(`  ${step.title} took ${((Date.now() - since) / 1000).toFixed(1)} s`);
  };

  return {
    run: runStep,
    stop: (): void => {
      stopped = true;
      for (const pid of running) killProcessGroup(pid);
    },
  };
};
