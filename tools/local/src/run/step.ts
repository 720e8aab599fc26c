import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from '../base/home.ts';
import { Obstacle } from '../base/obstacle.ts';
import { tellingLine } from '../base/run.ts';
import { endGroup, spawnOnLeash } from '../supervise/leash.ts';

export interface Step {
  readonly name: string;
  /** What is being done, for the person who waits. */
  readonly title: string;
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

export interface Steps {
  run(step: Step): Promise<void>;
  stop(): void;
}

/** Programs that run to an end of their own: builds, migrations, the demo data. Each has a log, as parts have. */
export const openSteps = (home: Home, say: (line: string) => void): Steps => {
  const under = new Set<number>();
  let stopped = false;

  const runStep = async (step: Step): Promise<void> => {
    if (stopped) throw new Obstacle('Stopped.');
    const since = Date.now();
    const log = join(home.logs, `${step.name}.log`);
    writeFileSync(log, '');
    const child = spawnOnLeash({ ...step, stopSignal: 'SIGTERM' }, log);
    const { pid } = child;
    if (pid) under.add(pid);
    const ok = await new Promise<boolean>((resolve) => {
      child.once('exit', (code) => resolve(code === 0));
      child.once('error', () => resolve(false));
    });
    if (pid) {
      under.delete(pid);
      endGroup(pid);
    }
    if (stopped) throw new Obstacle('Stopped.');
    if (!ok) {
      const why = tellingLine(readFileSync(log, 'utf8'));
      throw new Obstacle(`${step.title} failed: ${why} ("npm run logs -- ${step.name}" has the whole story)`);
    }
    say(`  ${step.title} took ${((Date.now() - since) / 1000).toFixed(1)} s`);
  };

  return {
    run: runStep,
    stop: () => {
      stopped = true;
      for (const pid of under) endGroup(pid);
    },
  };
};
