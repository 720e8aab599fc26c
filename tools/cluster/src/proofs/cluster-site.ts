import { spawn } from 'node:child_process';
import { connectToSite, type Site } from '@sargam/e2e/site';
import { openHome } from '@sargam/local/base/home';
import type { Output } from '../cluster/kubectl.ts';
import { root } from '../cluster/own-cluster.ts';

/** The folder of the sandboxes of `cluster:site`. */
const homeOfSite = (): string => process.env['E2E_HOME'] ?? openHome().folder;

/** The site of `cluster:site`. */
export const connectToClusterSite = (): Promise<Site> => connectToSite(homeOfSite());

/** Runs the browser suites whose paths match the pattern on the site of `cluster:site`. */
export const runSuites = (pattern: string): Promise<Output> =>
  new Promise((resolve) => {
    const jest = ['node_modules/.bin/jest', '-c', 'tools/e2e/jest.e2e.config.mjs', pattern, '--forceExit'];
    const child = spawn(process.execPath, jest, {
      cwd: root,
      env: { ...process.env, E2E_HOME: homeOfSite() },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    child.once('close', (status) => resolve({ ok: status === 0, output }));
  });
