// npm run test:cluster -- charts: helm lint and helm template of every chart with every values file, the schemas of Kubernetes
// (kubernetes-validate of PyPI, if it is installed), fifty misspelled values, and a server-side dry run if a cluster answers.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { clusterEnvironment, root, stop } from '../cluster/own-cluster.ts';
import { writeSection } from '../proofs/report.ts';
import { typosOf } from './typos.ts';

interface Result {
  readonly ok: boolean;
  readonly output: string;
}

const counts = { passed: 0, failed: 0 };

const run = (command: string, args: readonly string[]): Result => {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: clusterEnvironment,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { ok: status === 0, output: `${stdout}${stderr}${error?.message ?? ''}` };
};

const expectThat = (title: string, ok: boolean, output: string): void => {
  counts[ok ? 'passed' : 'failed'] += 1;
  if (!ok) console.log(`FAILED ${title}\n${output.trim()}`);
};

const isThere = (command: string, ...args: string[]): boolean => run(command, args).ok;

const environments = globSync('charts/sargam/values-*.yaml', { cwd: root }).sort();
const charts = globSync('charts/*/part.json', { cwd: root }).map((file) => `charts/${file.split('/')[1]}`);
const withSchemas = isThere('kubernetes-validate', '--version');
const withCluster = isThere('kubectl', 'get', 'namespaces', '--request-timeout=5s');

const checkObjects = (title: string, folder: string, objects: string): void => {
  const file = join(folder, 'objects.yaml');
  writeFileSync(file, objects);
  if (withSchemas) {
    const validated = run('kubernetes-validate', ['--strict', '--kubernetes-version', '1.34', file]);
    expectThat(`kubernetes-validate ${title}`, validated.ok, validated.output);
  }
  if (withCluster) {
    const applied = run('kubectl', ['apply', '--dry-run=server', '--namespace', 'default', '-f', file]);
    expectThat(`server-side dry run of ${title}`, applied.ok, applied.output);
  }
};

const template = (chart: string, ...args: string[]): Result & { readonly objects: string } => {
  const { status, stdout, stderr } = spawnSync('helm', ['template', basename(chart), chart, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: clusterEnvironment,
    maxBuffer: 64 * 1024 * 1024,
  });
  return { ok: status === 0, output: stderr, objects: stdout };
};

const checkChart = (chart: string, values: readonly string[], folder: string): void => {
  const title = [chart, ...values].join(' with ');
  const files = values.flatMap((file) => ['--values', file]);
  const linted = run('helm', ['lint', '--strict', chart, ...files]);
  expectThat(`helm lint ${title}`, linted.ok, linted.output);
  const rendered = template(chart, '--namespace', 'default', ...files);
  expectThat(`helm template ${title}`, rendered.ok, rendered.output);
  if (rendered.ok) checkObjects(title, folder, rendered.objects);
};

/** Each misspelled key is refused by the schema, and the message names it. */
const checkTypos = (chart: string, count: number): void => {
  const schema = JSON.parse(readFileSync(join(root, chart, 'values.schema.json'), 'utf8'));
  for (const typo of typosOf(schema, count)) {
    const rendered = template(chart, '--values', 'charts/sargam/values-local.yaml', '--set', typo);
    const named = typo.split('=')[0]?.split('.').at(-1) ?? '';
    const isRefused = !rendered.ok && rendered.output.includes(named);
    expectThat(`${chart} refuses ${typo}`, isRefused, rendered.output || 'it was accepted');
  }
};

if (!isThere('helm', 'version'))
  stop('helm was not found: npm run cluster:up installs it, or install Helm 3.14 or newer.');
const folder = mkdtempSync(join(tmpdir(), 'sargam-charts-'));
try {
  for (const chart of ['charts/sargam', ...charts])
    for (const environment of environments) checkChart(chart, [environment], folder);
  checkChart('charts/sargam-backing', [], folder);
  const perChart = Math.ceil(50 / charts.length);
  for (const chart of charts) checkTypos(chart, perChart);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (!withSchemas)
  console.log('Not checked: kubernetes-validate is not installed (pip install kubernetes-validate).');
if (!withCluster) console.log('Not checked: no cluster answers, so there was no server-side dry run.');
const cluster = withCluster ? 'with a server-side dry run' : 'without a cluster';
const schemas = withSchemas ? 'with the schemas of Kubernetes 1.34' : 'without the schemas of Kubernetes';
writeSection('charts', [
  `**${counts.failed === 0 ? 'Passed' : 'Failed'}**: ${counts.passed} checks passed, ${counts.failed} failed.`,
  `helm lint and helm template of ${charts.length + 2} charts, ${schemas}, ${cluster}; misspelled values are refused.`,
]);
process.exitCode = counts.failed === 0 ? 0 : 1;
