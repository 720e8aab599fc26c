import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './browser.ts';
import { readStatusByCommand, runLauncher } from './site.ts';

const isStarted = async (home: string): Promise<boolean> =>
  Boolean((await readStatusByCommand(home)).addresses['site']);

/** Uses the running site of E2E_HOME and leaves it running. Otherwise starts a site, which stops after the tests. */
export default async (): Promise<void> => {
  await ensureChromium();
  const givenHome = process.env['E2E_HOME'];
  const home = givenHome ?? mkdtempSync(join(tmpdir(), 'sargam-e2e-'));
  process.env['E2E_RUNNING'] = home;
  if (givenHome && (await isStarted(givenHome))) return;
  process.env['E2E_STARTED'] = 'true';
  if (!givenHome) process.env['E2E_TEMPORARY'] = 'true';
  try {
    runLauncher(home, 'start.ts', ['--detach']);
    if (!(await isStarted(home))) {
      runLauncher(home, 'stop.ts', []);
      throw new Error('npm run status does not show the started site.');
    }
  } catch (error) {
    // jest does not call the teardown after a failed setup.
    if (!givenHome) rmSync(home, { recursive: true, force: true });
    throw error;
  }
};
