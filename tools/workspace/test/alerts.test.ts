import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { dashboards } from '../src/dashboards/dashboard-table.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const rules = read('deploy/alerts/sargam.rules.yaml');
const sources = globSync(['services/*/src/**/*.ts', 'frontends/*/server/**/*.ts'], { cwd: root })
  .map(read)
  .join('\n');
/** Metrics of prom-client itself. */
const processMetrics = [
  'process_cpu_seconds_total',
  'process_resident_memory_bytes',
  'nodejs_eventloop_lag_p99_seconds',
];

/** A name before a bracket, a comparison or the end is a metric; one before a parenthesis is a function, one in braces a label. */
const metricsOf = (expression: string): string[] =>
  [...expression.replace(/\{[^}]*\}/g, ' ').matchAll(/\b([a-z]+(?:_[a-z0-9]+)+)(?=[[ )]|$)/g)].map(
    ([, metric = '']) => metric,
  );

const findUnknown = (metrics: readonly string[]): string[] =>
  metrics.filter(
    (metric) =>
      !processMetrics.includes(metric) &&
      !sources.includes(`'${metric.replace(/(?:(?<=_seconds)_bucket|(?<=_seconds)_count)$/, '')}'`),
  );

const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)/g)].map(
  ([, name = '', expression = '']) => ({ name, metrics: metricsOf(expression) }),
);

it.each(alerts)('the alert $name uses only metrics that exist', ({ metrics }) => {
  expect(metrics).not.toHaveLength(0);
  expect(findUnknown(metrics)).toEqual([]);
});

it('every alert names its runbook, and every runbook has an alert', () => {
  const names = alerts.map(({ name }) => name);
  expect(rules.match(/- alert:/g)).toHaveLength(names.length);
  expect([...rules.matchAll(/runbook_url: docs\/runbooks\/(\w+)\.md/g)].map(([, name]) => name)).toEqual(
    names,
  );
  const pages = globSync('docs/runbooks/[A-Z]*.md', { cwd: root }).map((file) => basename(file, '.md'));
  expect(pages.filter((page) => page !== 'README').sort()).toEqual([...names].sort());
});

it.each(alerts)(
  'the runbook of $name has its parts, and names log lines and dashboards that exist',
  ({ name }) => {
    const page = read(`docs/runbooks/${name}.md`);
    expect([...page.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      name,
      'Look at first',
      'Then',
      'Over when',
    ]);
    const logLines = [...page.matchAll(/Log line `([^`]+)`/g)].map(([, line = '']) => line);
    expect(logLines.filter((line) => !sources.includes(`'${line}'`))).toEqual([]);
    const titles = [...page.matchAll(/Dashboard "([^"]+)"/g)].map(([, title = '']) => title);
    expect(titles.filter((title) => !dashboards.some((dashboard) => dashboard.title === title))).toEqual([]);
  },
);

it.each(dashboards.flatMap(({ title, rows }) => rows.map((row) => ({ title, row }))))(
  'the row $row.title of the dashboard $title uses only metrics that exist',
  ({ row }) => {
    const metrics = row.panels.flatMap(({ queries }) => queries.flatMap(({ expr }) => metricsOf(expr)));
    expect(metrics.length).toBeGreaterThanOrEqual(row.panels.length);
    expect(findUnknown(metrics)).toEqual([]);
  },
);
