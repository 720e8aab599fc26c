import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const rules = readFileSync(join(root, 'deploy/alerts/sargam.rules.yaml'), 'utf8');
const readme = readFileSync(join(root, 'deploy/alerts/README.md'), 'utf8');
const sources = globSync('services/*/src/**/*.ts', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(
  ([, name = '', expression = '']) => ({
    name,
    // A name before a bracket or a comparison is a metric; one before a parenthesis is a function.
    metrics: [...expression.matchAll(/\b([a-z]+(?:_[a-z]+)+)(?=[[{ ])/g)].map(([, metric = '']) => metric),
  }),
);

it.each(alerts)('the alert $name uses only metrics that a service has', ({ metrics }) => {
  expect(metrics).not.toHaveLength(0);
  const declared = metrics.map((metric) => metric.replace(/_(?:bucket|count|sum)$/, ''));
  expect(declared.filter((metric) => !sources.includes(`'${metric}'`))).toEqual([]);
});

it('every alert has a line in the README', () => {
  expect(alerts.length).toBe(rules.match(/- alert:/g)?.length);
  expect(alerts.filter(({ name }) => !readme.includes(`\`${name}\``))).toEqual([]);
});
