// npm run test:cluster -- job: the main job in Chromium on the site of cluster:site, in both languages: sign up, buy, watch.
import { readObjects } from '../cluster/kubectl.ts';
import { runSuites } from './cluster-site.ts';
import { writeSection } from './report.ts';

interface Pod {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
}

const startedAt = Date.now();
const { ok, output } = await runSuites('test/buy-and-watch');
const pods = await readObjects<Pod>('pods', '-l', 'app.kubernetes.io/part-of=sargam');
const steps = output.split('\n').filter((line) => /^\s+[✓✕] /.test(line));
writeSection('job', [
  `**${ok ? 'Passed' : 'Failed'}** in ${Math.round((Date.now() - startedAt) / 1000)} s, with ${pods.length} pods of parts, through the reverse proxy of a local run in place of an ingress controller.`,
  '',
  ...steps.map((line) => line.replace(/^\s+/, '- ').replace(/ \(\d+ ms\)$/, '')),
]);
process.exit(ok ? 0 : 1);
