// Makes everything that is generated and committed: the code of the contracts, the gateway's OpenAPI page and tables, the
// types that the front ends call it by, and the tables and drawings of the READMEs. With --check nothing is written, and what is stale is named.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { EventDeclarations } from '@sargam/chassis/diagrams';
import { drawAllEvents, faultsOfEvents } from './draw-events.ts';

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
  if (result.status !== 0) return stop(`${command} ${args.join(' ')} failed:\n${result.stderr}`);
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

const keep = (path: string, content: string) => {
  if (contentOf(join(root, path)) === content) return;
  if (checking) stale.push(path);
  else writeFileSync(join(root, path), content);
};

/** Generated beside the real folder, so that buf finds its plugin, and compared file by file. */
const checkContracts = () => {
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

const makeContracts = () => {
  if (checking) checkContracts();
  else run(join(root, 'node_modules', '.bin', 'buf'), ['generate'], join(root, 'proto'));
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

const makeWire = () => {
  const openApi = run(process.execPath, ['services/api-gateway/src/openapi/print.ts'], root);
  keep('services/api-gateway/openapi.json', openApi);
  keep(kitTypes, banner + typesOf(openApi));
};

/** The README's text between `<!-- name -->` and `<!-- /name -->`, replaced. */
const between = (text: string, name: string, content: string): string => {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = text.split(open);
  if (rest === undefined) return stop(`A README has no line ${open} to put the table after.`);
  return `${before}${open}\n${content.trim()}\n${close}${rest.split(close)[1] ?? ''}`;
};

const keepTables = (path: string, tables: readonly (readonly [string, string])[]) => {
  const readme = contentOf(join(root, path)) ?? '';
  keep(
    path,
    tables.reduce((text, [name, content]) => between(text, name, content), readme),
  );
};

const makeTables = () => {
  const gateway = 'services/api-gateway';
  const printed = run(process.execPath, [`${gateway}/src/openapi/print-tables.ts`], root);
  keepTables(`${gateway}/README.md`, Object.entries(JSON.parse(printed) as Record<string, string>));
  const folders = globSync('services/*/src/config.ts', { cwd: root }).map((file) => dirname(dirname(file)));
  for (const folder of folders.filter((one) => one !== gateway)) {
    const settings = run(process.execPath, ['services/chassis/src/config/print-settings.ts', folder], root);
    keepTables(`${folder}/README.md`, [['settings', settings]]);
  }
};

interface Drawings {
  readonly blocks: Readonly<Record<string, string>>;
  readonly declared: EventDeclarations;
}

/** The topics that each service's source names. */
const topicsWritten = (): Map<string, string[]> => {
  const names = new Map<string, string[]>();
  for (const file of globSync('services/*/src/**/*.ts', { cwd: root })) {
    const [, service = ''] = file.split('/');
    if (service === 'chassis') continue;
    const found = [...(contentOf(join(root, file)) ?? '').matchAll(/defineTopic\(\s*'([^']+)'/g)];
    names.set(service, [...(names.get(service) ?? []), ...found.map(([, name = '']) => name)]);
  }
  return names;
};

/** States, accounts and events as the READMEs draw them: a service with such a page prints its blocks by name. */
const makeDrawings = () => {
  const all = globSync('services/*/src/readme-blocks.ts', { cwd: root }).sort();
  const declared = all.map((file) => {
    const printed = JSON.parse(run(process.execPath, [file], root)) as Drawings;
    keepTables(`${dirname(dirname(file))}/README.md`, Object.entries(printed.blocks));
    return printed.declared;
  });
  const faults = faultsOfEvents(declared, topicsWritten());
  if (faults.length > 0) stop(faults.join('\n'));
  keepTables('proto/README.md', [['events', drawAllEvents(declared)]]);
};

makeContracts();
makeWire();
makeTables();
makeDrawings();
if (stale.length > 0) stop(`Stale: ${stale.join(', ')}. Run npm run generate and commit what it writes.`);
console.log(
  checking
    ? 'Everything that is generated is fresh.'
    : 'Generated the contracts, openapi.json, its tables and the types of the front ends.',
);
