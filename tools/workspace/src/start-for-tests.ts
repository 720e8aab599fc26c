import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAddresses } from '@sargam/local/run/addresses-file';
import { root, run } from './run.ts';

const launcher = (script: string) => join(root, 'tools/local/src', script);

/** What the launcher started for the tests, and the environment variables with its addresses. */
export interface Started {
  readonly env: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

/** Starts backing services of its own. Services whose addresses are in the environment are used instead of new ones. */
export const startBacking = async (): Promise<Started> => {
  const home = process.env['SARGAM_TEST_HOME'] ?? join(root, '.sargam/test');
  // Test databases need not survive a crash of the machine; with fsync each creation and removal of one waits for the disk.
  const env = { SARGAM_POSTGRES_FSYNC: 'off', ...process.env, SARGAM_HOME: home };
  const started = await run(process.execPath, [launcher('backing.ts'), '--detach'], { env, show: true });
  if (!started.ok) throw new Error('the backing services did not start; their message is above');
  return {
    env: readAddresses(home) ?? {},
    stop: async () => {
      await run(process.execPath, [launcher('stop.ts')], { env });
    },
  };
};

/** Starts a site for the browser suites in a temporary home. With E2E_HOME in the environment the suites use that site instead. */
export const startSite = async (): Promise<Started> => {
  if (process.env['E2E_HOME']) return { env: {}, stop: async () => undefined };
  const home = mkdtempSync(join(tmpdir(), 'sargam-e2e-'));
  const env = { ...process.env, SARGAM_HOME: home };
  const stop = async (): Promise<void> => {
    await run(process.execPath, [launcher('stop.ts')], { env });
    rmSync(home, { recursive: true, force: true });
  };
  const started = await run(process.execPath, [launcher('start.ts'), '--detach'], { env, show: true });
  if (started.ok) return { env: { E2E_HOME: home }, stop };
  await stop();
  throw new Error('the site did not start; its message is above');
};

/** Runs the work and stops what was started for it. */
export const withStarted = async <T>(
  started: Started,
  work: (env: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> => {
  try {
    return await work(started.env);
  } finally {
    await started.stop();
  }
};
