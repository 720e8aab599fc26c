// npm run test:cluster -- refusals [--minutes=15]: upgrades with bad input. Each must stop with a sentence that says what and where, and the pods of the
// running release must stay. The site of cluster:site is used.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { explainFailure } from '../cluster/explain-failure.ts';
import { collect, helm, kubectl, namespace } from '../cluster/kubectl.ts';
import { podNames } from '../disruptions/rollout.ts';
import { findEngine } from '../images/engine.ts';
import { loadImage } from '../images/load-image.ts';
import { connectToClusterSite } from './cluster-site.ts';
import { table, writeSection } from './report.ts';

const { values: options } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '15' } },
});

interface Refusal {
  readonly title: string;
  readonly values: readonly string[];
  readonly part: string;
  /** The sentence has all of these. */
  readonly says: readonly string[];
}

const badUrl = 'postgres://nobody:nothing@nowhere:5432/sargam_commerce';

const refusals: readonly Refusal[] = [
  {
    title: 'a missing Secret',
    part: 'commerce',
    values: ['commerce.secrets.name=nothing'],
    says: ['commerce', 'the Secret nothing is missing in the namespace sargam'],
  },
  {
    title: 'a missing key of a Secret',
    part: 'commerce',
    values: [
      'commerce.secrets.refs.databaseUrl.name=commerce',
      'commerce.secrets.refs.databaseUrl.key=NOTHING',
    ],
    says: ['the Secret commerce in the namespace sargam has no key NOTHING'],
  },
  { title: 'an unknown value', part: 'commerce', values: ['commerce.replicsa=3'], says: ['replicsa'] },
  {
    title: 'an empty setting',
    part: 'commerce',
    values: ['global.settings.siteUrl='],
    says: ['/global/settings/siteUrl'],
  },
  {
    title: 'PostgreSQL of a migration is unreachable',
    part: 'commerce',
    values: [
      'commerce.secrets.owner=broken',
      'commerce.secrets.refs.databaseUrl.name=broken',
      'commerce.secrets.refs.databaseUrl.key=DATABASE_URL',
    ],
    says: ['commerce-migrate', 'nowhere'],
  },
  {
    title: 'a migration fails',
    part: 'store',
    values: ['store.image.tag=bad-migration'],
    says: ['store-migrate', 'no_such_table'],
  },
  {
    title: 'Kafka is unreachable',
    part: 'payouts',
    values: ['payouts.settings.kafkaBrokers={nowhere:9092}'],
    says: ['payouts', 'nowhere'],
  },
  {
    title: 'an image does not exist',
    part: 'shell',
    values: ['shell.image.tag=nothing'],
    says: ['shell', 'sargam/shell:nothing'],
  },
];

/** An image of store whose last migration fails. */
const buildBadMigration = async (): Promise<void> => {
  const engine = findEngine();
  const file = [
    'FROM sargam/store:0.1.0',
    'USER 0:0',
    'RUN echo "insert into no_such_table values (1);" > /app/services/store/migrations/9999_bad.sql',
    'USER 65532:65532',
  ].join('\n');
  const built = spawnSync(engine, ['build', '-t', 'sargam/store:bad-migration', '-'], { input: file });
  if (built.status !== 0) throw new Error(built.stderr.toString());
  loadImage(engine, 'sargam/store:bad-migration');
};

const createBadSecret = async (): Promise<void> => {
  const literals = [`--from-literal=DATABASE_URL=${badUrl}`, `--from-literal=DATABASE_OWNER_URL=${badUrl}`];
  await collect('kubectl', ['-n', namespace, 'create', 'secret', 'generic', 'broken', ...literals]);
};

const site = await connectToClusterSite();
const answers = async (): Promise<boolean> => (await fetch(`${site.address}/api/v1/course/featured/`)).ok;

const goodRevision = JSON.parse((await helm('status', 'sargam', '-o', 'json')).output).version as number;

const tryUpgrade = async ({ title, values, part, says }: Refusal) => {
  const before = await podNames(part);
  const startedAt = Date.now();
  const sets = values.flatMap((value) => ['--set', value]);
  const flags = ['--reuse-values', '--wait', '--timeout', '75s'];
  const { ok, output } = await helm('upgrade', 'sargam', 'charts/sargam', ...flags, ...sets);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const lines = output.split('\n').filter((line) => !line.startsWith('level='));
  const reasons = (await explainFailure()).filter((reason) => reason.startsWith(part));
  const said = [...lines, ...reasons].join(' ');
  const kept = (await podNames(part)).filter((name) => before.includes(name)).length === before.length;
  const siteAnswers = await answers();
  const passed = !ok && says.every((text) => said.includes(text)) && kept && siteAnswers;
  if (output.includes('not ready'))
    await helm('rollback', 'sargam', String(goodRevision), '--wait', '--timeout', '3m');
  await kubectl('delete', 'job', `${part}-migrate`, '--ignore-not-found');
  console.log(`${title}: ${passed ? 'passed' : 'FAILED'}\n  ${said}`);
  const sentence = (
    reasons.at(-1) ??
    lines.find((line) => says.some((text) => line.includes(text))) ??
    said
  ).slice(0, 300);
  return { title, passed, seconds, kept: kept && siteAnswers, sentence };
};

await createBadSecret();
await buildBadMigration();
const deadline = Date.now() + Number(options.minutes) * 60_000;
const tried = [];
for (const refusal of refusals) if (Date.now() < deadline) tried.push(await tryUpgrade(refusal));
const untried = refusals.slice(tried.length).map(({ title }) => title);
await kubectl('delete', 'secret', 'broken', '--ignore-not-found');
const failed = tried.filter(({ passed }) => !passed).length;
writeSection('refusals', [
  `**${failed === 0 ? `${tried.length} of ${refusals.length} passed` : `${failed} of ${tried.length} failed`}**: upgrades with bad input.`,
  ...(untried.length > 0 ? [`Not tried, because the time was over: ${untried.join(', ')}.`] : []),
  '',
  ...table(
    ['input', 'refused with the sentence', 'seconds', 'the running release goes on', 'sentence'],
    tried.map(({ title, passed, seconds, kept, sentence }) => [
      title,
      passed ? 'yes' : '**no**',
      seconds,
      kept ? 'yes' : '**no**',
      sentence.replaceAll('|', '\\|').replaceAll('\n', ' '),
    ]),
  ),
]);
process.exit(failed === 0 ? 0 : 1);
