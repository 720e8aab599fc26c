import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './browser.ts';
import { launch, statusOf } from './site.ts';

/** The site of E2E_HOME where one runs, which is left running; else one of its own, which ends with the tests. */
export default async (): Promise<void> => {
  await ensureChromium();
  const given = process.env['E2E_HOME'];
  const home = given ?? mkdtempSync(join(tmpdir(), 'sargam-e2e-'));
  process.env['E2E_RUNNING'] = home;
  if (given && (await statusOf(given)).addresses['site']) return;
  process.env['E2E_STARTED'] = 'true';
  if (!given) process.env['E2E_TEMPORARY'] = 'true';
  try {
    launch(home, 'start.ts', ['--detach']);
  } catch (error) {
    // jest calls no teardown after a setup that failed.
    if (!given) rmSync(home, { recursive: true, force: true });
    throw error;
  }
};
