// npm run test:cluster -- job [--from-nothing]: the main job in Chromium on the site of cluster:site, in both languages: sign up, buy, watch.
// --from-nothing first builds and loads all images and installs the site, on a cluster without a release, and reports how long each takes.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readObjects } from '../cluster/kubectl.ts';
import { root, stop } from '../cluster/own-cluster.ts';
import { runSuites } from './cluster-site.ts';
import { table, writeSection } from './report.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { 'from-nothing': { type: 'boolean', default: false } },
});

/** The site must be in use within this time after the cluster is up. */
const maxSeconds = 600;

interface Pod {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
}

const commands = [
  ['images:base'],
  ['images', '--base=sargam/base', '--build=sargam/build'],
  ['images:load'],
  ['images:stand-ins'],
  ['images:load', '--stand-ins'],
  ['cluster:site', '--detach'],
] as const;

const secondsSince = (startedAt: number): number => Math.round((Date.now() - startedAt) / 1000);

const runCommand = ([name, ...args]: (typeof commands)[number]): readonly [string, number] => {
  const at = Date.now();
  const { status } = spawnSync('npm', ['run', name, '--', ...args], { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop(`npm run ${name} failed.`);
  return [`npm run ${[name, ...args].join(' ')}`, secondsSince(at)];
};

const startedAt = Date.now();
const steps = options['from-nothing'] ? commands.map(runCommand) : [];
const suiteAt = Date.now();
const { ok, output } = await runSuites('test/buy-and-watch');
const total = secondsSince(startedAt);
const pods = await readObjects<Pod>('pods', '-l', 'app.kubernetes.io/part-of=sargam');
const tests = output.split('\n').filter((line) => /^\s+[✓✕] /.test(line));
const passed = ok && total <= maxSeconds;
writeSection('job', [
  `**${passed ? 'Passed' : 'Failed'}** in ${total} s, with ${pods.length} pods of parts, through the reverse proxy of a local run in place of an ingress controller.`,
  '',
  ...(steps.length > 0
    ? [...table(['step', 'seconds'], [...steps, ['the main job', secondsSince(suiteAt)]]), '']
    : []),
  ...tests.map((line) => line.replace(/^\s+/, '- ').replace(/ \(\d+ ms\)$/, '')),
]);
process.exit(passed ? 0 : 1);
