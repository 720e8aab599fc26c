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

/** Where a benchmark runs: stores that answer, services that are built, and a way to clean up. */
export interface World {
  readonly run: Run;
  readonly services: readonly PartDescription[];
  readonly wiring: Wiring;
  readonly backing: Readonly<Record<string, string>>;
  say(line: string): void;
  /** Runs when the benchmark ends, the last registered first, however it ends. */
  onEnd(end: () => Promise<void> | void): void;
}

/** Settings name the site's address; nothing listens there. */
const unusedSitePort = 45_300;

const endAll = async (ends: readonly (() => Promise<void> | void)[]): Promise<void> => {
  for (const end of ends.toReversed())
    await Promise.resolve(end()).catch((error: unknown) => console.error(error));
};

/**
 * Runs a benchmark in a home of its own below SARGAM_HOME, so that a site that runs meanwhile is left alone. Stores that
 * the environment names are used; the others are started. Ctrl-C ends it as the end does.
 */
export const inWorld = (work: (world: World) => Promise<void>): Promise<void> =>
  runCommand(async () => {
    process.env.SARGAM_HOME = join(openHome().folder, 'bench');
    // Twenty times the courses of a local run, of which the compatible server holds a whole answer at once.
    process.env.SARGAM_MONGO_HEAP_MB = '1024';
    const progress = openProgress(process.stdout);
    const run = await openRun('alone', progress);
    // What a dropped database leaves behind would slow the next run down.
    rmSync(join(run.home.data, 'mongo'), { recursive: true, force: true });
    const ends: (() => Promise<void> | void)[] = [() => run.stop(), () => progress.close()];
    let interrupt = () => {};
    const interrupted = new Promise<void>((resolve) => {
      interrupt = resolve;
    });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt);
    const working = async () => {
      const parts = discoverParts(repository).filter((part) => part.kind !== 'frontend');
      const services = parts.filter((part) => part.kind === 'service');
      // Sandboxes have an address, which settings name, and are not started.
      const wiring = await assignPorts(parts, run.ports, unusedSitePort);
      const [{ internalAddresses: backing }] = await Promise.all([
        startBacking(run),
        buildParts(run, services),
      ]);
      Object.assign(process.env, backing);
      await work({ run, services, wiring, backing, say: run.print, onEnd: (end) => void ends.push(end) });
    };
    try {
      await Promise.race([working(), interrupted]);
    } finally {
      await endAll(ends);
    }
    // Connections that a benchmark left open must not keep it alive.
    setTimeout(() => process.exit(), 200).unref();
  });
