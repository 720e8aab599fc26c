// Writes all generated and committed files: the code of the protos, their baseline, the gateway's OpenAPI document and tables, the
// front ends' API types, the generated blocks of the READMEs, Grafana's dashboards, charts/ and skaffold.yaml. With --check nothing is
// written and stale files are listed.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { EventDeclarations } from '@sargam/chassis/diagrams';
import { renderAsyncApi } from './async-api.ts';
import { writeCharts } from './charts/write-charts.ts';
import { dashboards } from './dashboards/dashboard-table.ts';
import { renderDashboard } from './dashboards/render-dashboard.ts';
import { findDeclarationProblems, renderEventOverview } from './event-overview.ts';
import { renderKafkaAcls } from './kafka-acls.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const checking = process.argv.includes('--check');
const stale: string[] = [];

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const run = (command: string, args: readonly string[], cwd: string): string => {
  const result = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (result.error)
    return stop(`${command} could not be started (${result.error.message}). Run npm ci and try again.`);
  if (result.status !== 0)
    return stop(`${command} ${args.join(' ')} failed:\n${result.stdout}${result.stderr}`);
  return result.stdout;
};

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();

const contentOf = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

const writeIfChanged = (path: string, content: string) => {
  if (contentOf(join(root, path)) === content) return;
  if (checking) stale.push(path);
  else writeFileSync(join(root, path), content);
};

/** Generates into a folder beside proto/, so that buf finds its plugin, and compares file by file. */
const checkProtos = () => {
  const copy = mkdtempSync(join(root, '.proto-check-'));
  try {
    for (const part of ['sargam', 'buf.yaml', 'buf.gen.yaml']) {
      cpSync(join(root, 'proto', part), join(copy, part), { recursive: true });
    }
    run(join(root, 'node_modules', '.bin', 'buf'), ['generate'], copy);
    const names = new Set([...filesBelow(join(copy, 'gen')), ...filesBelow(join(root, 'proto', 'gen'))]);
    for (const name of names) {
      const fresh = contentOf(join(copy, 'gen', name));
      if (fresh !== contentOf(join(root, 'proto', 'gen', name))) stale.push(`proto/gen/${name}`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

const generateProtos = () => {
  if (checking) checkProtos();
  else run(join(root, 'node_modules', '.bin', 'buf'), ['generate'], join(root, 'proto'));
};

/** The baseline contains every addition to the contracts, so that `buf breaking` protects additions too. */
const generateBaseline = () => {
  const proto = join(root, 'proto');
  const buf = (...args: string[]) => run(join(root, 'node_modules', '.bin', 'buf'), args, proto);
  const folder = mkdtempSync(join(tmpdir(), 'sargam-baseline-'));
  try {
    const built = join(folder, 'baseline.binpb');
    buf('build', '--exclude-source-info', '-o', built);
    if (readFileSync(built).equals(readFileSync(join(proto, 'baseline.binpb')))) return;
    if (checking) return void stale.push('proto/baseline.binpb');
    buf('breaking', '--against', 'baseline.binpb');
    cpSync(built, join(proto, 'baseline.binpb'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const kitTypes = 'frontends/kit/src/api/schema.gen.ts';
const banner = '// Made by npm run generate from the gateway’s schemas; change those.\n';

const typesOf = (openApi: string): string => {
  const fromKit = createRequire(join(root, 'frontends', 'kit', 'package.json'));
  const writer = join(dirname(fromKit.resolve('openapi-typescript/package.json')), 'bin', 'cli.js');
  const folder = mkdtempSync(join(tmpdir(), 'sargam-wire-'));
  try {
    const page = join(folder, 'openapi.json');
    writeFileSync(page, openApi);
    return run(process.execPath, [writer, page], root);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const generateApiTypes = () => {
  const openApi = run(process.execPath, ['services/api-gateway/src/openapi/print.ts'], root);
  writeIfChanged('services/api-gateway/openapi.json', openApi);
  writeIfChanged(kitTypes, banner + typesOf(openApi));
};

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
const replaceBlock = (text: string, name: string, content: string): string => {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(open);
  if (rest === undefined) return stop(`A README has no line ${open} to put the table after.`);
  return `${before}${open}\n${content.trim()}\n${close}${rest.split(close)[1] ?? ''}`;
};

const writeReadmeBlocks = (path: string, tables: readonly (readonly [string, string])[]) => {
  const readme = contentOf(join(root, path)) ?? '';
  writeIfChanged(
    path,
    tables.reduce((text, [name, content]) => replaceBlock(text, name, content), readme),
  );
};

const generateTables = () => {
  const gateway = 'services/api-gateway';
  const printed = run(process.execPath, [`${gateway}/src/openapi/print-tables.ts`], root);
  writeReadmeBlocks(`${gateway}/README.md`, Object.entries(JSON.parse(printed) as Record<string, string>));
  const folders = globSync('services/*/src/config.ts', { cwd: root }).map((file) => dirname(dirname(file)));
  for (const folder of folders.filter((folder) => folder !== gateway)) {
    const settings = run(process.execPath, ['services/chassis/src/config/print-settings.ts', folder], root);
    writeReadmeBlocks(`${folder}/README.md`, [['settings', settings]]);
  }
};

interface ReadmeBlocks {
  readonly blocks: Readonly<Record<string, string>>;
  readonly declared: EventDeclarations;
}

/** The topics that each service's source names. */
const findTopicsInSource = (): Map<string, string[]> => {
  const names = new Map<string, string[]>();
  for (const file of globSync('services/*/src/**/*.ts', { cwd: root })) {
    const [, service = ''] = file.split('/');
    if (service === 'chassis') continue;
    const found = [...(contentOf(join(root, file)) ?? '').matchAll(/defineTopic\(\s*'([^']+)'/g)];
    names.set(service, [...(names.get(service) ?? []), ...found.map(([, name = '']) => name)]);
  }
  return names;
};

/** The diagrams and tables of states, accounts and events: each service's readme-blocks.ts prints its blocks by name. */
const generateReadmeBlocks = () => {
  const all = globSync('services/*/src/readme-blocks.ts', { cwd: root }).sort();
  const declared = all.map((file) => {
    const printed = JSON.parse(run(process.execPath, [file], root)) as ReadmeBlocks;
    writeReadmeBlocks(`${dirname(dirname(file))}/README.md`, Object.entries(printed.blocks));
    return printed.declared;
  });
  const problems = findDeclarationProblems(declared, findTopicsInSource());
  if (problems.length > 0) stop(problems.join('\n'));
  writeReadmeBlocks('proto/README.md', [['events', renderEventOverview(declared)]]);
  writeIfChanged('proto/asyncapi.json', renderAsyncApi(declared));
  writeIfChanged('deploy/kafka/acls.sh', renderKafkaAcls(declared));
};

const generateDashboards = () => {
  for (const dashboard of dashboards) {
    writeIfChanged(`deploy/grafana/${dashboard.id}.json`, renderDashboard(dashboard));
  }
};

generateProtos();
generateBaseline();
generateApiTypes();
generateTables();
generateReadmeBlocks();
generateDashboards();
const written = await writeCharts(checking);
if (checking) stale.push(...written);
if (stale.length > 0) stop(`Stale: ${stale.join(', ')}. Run npm run generate and commit what it writes.`);
console.log(
  checking
    ? 'All generated files are up to date.'
    : 'Generated the proto code, openapi.json, the README blocks, the API types of the front ends, the dashboards and the charts.',
);
