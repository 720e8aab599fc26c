import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openHome, repository } from '@sargam/local/base/home';
import { runCommand } from '@sargam/local/base/user-facing-error';
import { discoverParts, type PartDescription } from '@sargam/local/parts/description';
import { assignPorts, type Wiring } from '@sargam/local/parts/wiring';
import { buildParts } from '@sargam/local/run/build-parts';
import { openProgress } from '@sargam/local/run/progress';
import { openRun, type Run } from '@sargam/local/run/run';
import { startBacking } from '@sargam/local/run/start-backing';

/** What a benchmark runs in: started stores, built services and clean-up functions. */
export interface BenchEnvironment {
  readonly run: Run;
  readonly services: readonly PartDescription[];
  readonly wiring: Wiring;
  readonly backing: Readonly<Record<string, string>>;
  print(line: string): void;
  /** Registers a clean-up function. The last registered one runs first, also after a failure. */
  onEnd(cleanUp: () => Promise<void> | void): void;
}

/** Settings contain the site's address; no process listens on this port. */
const unusedSitePort = 45_300;

const cleanUp = async (ends: readonly (() => Promise<void> | void)[]): Promise<void> => {
  for (const end of ends.toReversed())
    await Promise.resolve(end()).catch((error: unknown) => console.error(error));
};

/**
 * Runs a benchmark in its own home folder below SARGAM_HOME, so that a running site is not affected. Stores with an address
 * in the environment are used; the others are started. Ctrl-C also runs the clean-up functions.
 */
export const runBenchmark = (work: (environment: BenchEnvironment) => Promise<void>): Promise<void> =>
  runCommand(async () => {
    process.env.SARGAM_HOME = join(openHome().folder, 'bench');
    // A benchmark has 20 times the courses of a local run, and the compatible server holds a complete result in memory.
    process.env.SARGAM_MONGO_HEAP_MB = '1024';
    const progress = openProgress(process.stdout);
    const run = await openRun('alone', progress);
    // The remains of a dropped database slow down the next run.
    rmSync(join(run.home.data, 'mongo'), { recursive: true, force: true });
    const ends: (() => Promise<void> | void)[] = [() => run.stop(), () => progress.close()];
    let interrupt = () => {};
    const interrupted = new Promise<void>((resolve) => {
      interrupt = resolve;
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
    const runWork = async () => {
      const parts = discoverParts(repository).filter((part) => part.kind !== 'frontend');
      const services = parts.filter((part) => part.kind === 'service');
      // Sandboxes need ports, because settings contain their addresses; they are not started here.
      const wiring = await assignPorts(parts, run.ports, unusedSitePort);
      const [{ internalAddresses: backing }] = await Promise.all([
        startBacking(run),
        buildParts(run, services),
      ]);
      Object.assign(process.env, backing);
      await work({ run, services, wiring, backing, print: run.print, onEnd: (end) => void ends.push(end) });
    };
    try {
      await Promise.race([runWork(), interrupted]);
    } finally {
      await cleanUp(ends);
    }
    // Open connections must not keep the process running.
    setTimeout(() => process.exit(), 200).unref();
  });
