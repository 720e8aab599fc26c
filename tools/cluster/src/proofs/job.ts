// npm run test:cluster -- job: the main job in Chromium on the site of cluster:site, in both languages: sign up, buy, watch.
import { spawn } from 'node:child_process';
import { openHome } from '@sargam/local/base/home';
import { readObjects } from '../cluster/kubectl.ts';
import { root } from '../cluster/own-cluster.ts';
import { writeSection } from './report.ts';

interface Pod {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
}

const runSuite = (): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve) => {
    const jest = [
      'node_modules/.bin/jest',
      '-c',
      'tools/e2e/jest.e2e.config.mjs',
      'test/buy-and-watch',
      '--forceExit',
    ];
    const env = { ...process.env, E2E_HOME: process.env['E2E_HOME'] ?? openHome().folder };
    const child = spawn(process.execPath, jest, { cwd: root, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', (status) => resolve({ ok: status === 0, output }));
  });

const startedAt = Date.now();
const { ok, output } = await runSuite();
const pods = await readObjects<Pod>('pods', '-l', 'app.kubernetes.io/part-of=sargam');
const steps = output.split('\n').filter((line) => /^\s+[✓✕] /.test(line));
writeSection('job', [
  `**${ok ? 'Passed' : 'Failed'}** in ${Math.round((Date.now() - startedAt) / 1000)} s, with ${pods.length} pods of parts, through the reverse proxy of a local run in place of an ingress controller.`,
  '',
  ...steps.map((line) => line.replace(/^\s+/, '- ').replace(/ \(\d+ ms\)$/, '')),
]);
if (!ok) console.error(output);
process.exit(ok ? 0 : 1);
