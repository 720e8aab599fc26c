// npm run test:cluster [-- PROOF [options]]: runs one proof, or the checks of the charts. tools/cluster/README.md lists the proofs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { clusterEnvironment, root, stop } from '../cluster/own-cluster.ts';

const scripts: Readonly<Record<string, string>> = {
  charts: 'charts/test-charts.ts',
  job: 'proofs/job.ts',
  replace: 'proofs/replace.ts',
  remote: 'proofs/remote.ts',
  migrations: 'proofs/migrations.ts',
  network: 'proofs/network.ts',
  scale: 'proofs/scale.ts',
  refusals: 'proofs/refusals.ts',
  restore: 'proofs/restore.ts',
};

const [name = 'charts', ...args] = process.argv.slice(2);
const script =
  scripts[name] ?? stop(`There is no proof ${name}. Proofs: ${Object.keys(scripts).join(', ')}.`);
const file = join(root, 'tools/cluster/src', script);
const flags = ['--disable-warning=ExperimentalWarning', file, ...args];
const { status } = spawnSync(process.execPath, flags, {
  cwd: root,
  stdio: 'inherit',
  env: clusterEnvironment,
});
process.exitCode = status ?? 1;
