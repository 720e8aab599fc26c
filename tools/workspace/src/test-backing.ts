import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

const launcher = (script: string) => join(root, 'tools/local/src', script);

/** The `export NAME='value'` lines that the launcher writes. */
const parseEnv = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^export (\w+)='(.*)'$/gm)].map(([, name, value]) => [name, value]));

/**
 * Runs the work with its own backing services and stops them afterwards. Services whose addresses are in the environment
 * are used instead of new ones.
 */
export const withBacking = async <T>(work: (env: NodeJS.ProcessEnv) => Promise<T>): Promise<T> => {
  const home = process.env['SARGAM_TEST_HOME'] ?? join(root, '.sargam/test');
  // Test databases need not survive a crash of the machine; with fsync each creation and removal of one waits for the disk.
  const env = { SARGAM_POSTGRES_FSYNC: 'off', ...process.env, SARGAM_HOME: home };
  const started = await run(process.execPath, [launcher('backing.ts'), '--detach'], { env, show: true });
  if (!started.ok) throw new Error('the backing services did not start; their message is above');
  try {
    return await work(parseEnv(readFileSync(join(home, 'env.sh'), 'utf8')));
  } finally {
    await run(process.execPath, [launcher('stop.ts')], { env });
  }
};
