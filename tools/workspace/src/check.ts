// npm run check: runs the static checks, one line each, and prints the output of failed ones.
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { Result } from './failures.ts';
import { root, run } from './run.ts';

interface Check {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
}

const repositoryCheck = (name: string, file: string): Check => ({
  name,
  command: process.execPath,
  args: [`tools/workspace/src/checks/${file}.ts`],
});

/** Type check that reads unchanged files from the previous run's result. */
const typeCheck = (name: string, project: string): Check => ({
  name: `types: ${name}`,
  command: 'tsgo',
  args: [
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    `${root}/.sargam/types/${name.replaceAll(' ', '-')}.tsbuildinfo`,
    '-p',
    project,
  ],
});

/** The longest first, so that no core is idle at the end. */
const checks: readonly Check[] = [
  { name: 'lint', command: 'oxlint', args: ['--type-aware', '--quiet', 'services', 'frontends', 'tools'] },
  typeCheck('services and tools', 'tsconfig.json'),
  {
    name: 'generated code is fresh',
    command: process.execPath,
    args: ['tools/workspace/src/generate.ts', '--check'],
  },
  {
    name: 'import rules',
    command: 'depcruise',
    args: ['--config', '.dependency-cruiser.cjs', 'services', 'frontends', 'tools', 'proto/gen'],
  },
  typeCheck('front ends', 'frontends/tsconfig.json'),
  { name: 'format', command: 'biome', args: ['ci', '--colors=off', '--max-diagnostics=20', '.'] },
  { name: 'protos: lint', command: 'buf', args: ['lint'], cwd: `${root}/proto` },
  {
    name: 'protos: breaking changes',
    command: 'buf',
    args: ['breaking', '--against', 'baseline.binpb'],
    cwd: `${root}/proto`,
  },
  repositoryCheck('no import cycle between folders', 'folder-cycles'),
  repositoryCheck('packages import each other by name', 'package-imports'),
  repositoryCheck('cited sources exist', 'cited-sources'),
  repositoryCheck('migrations expand first, one number each', 'expand-first'),
  repositoryCheck('no global classes', 'global-classes'),
  {
    name: 'no conflict markers',
    command: process.execPath,
    args: ['tools/workspace/src/find-conflict-markers.ts'],
  },
];

/** Runs every check, prints the output of failed ones, and returns the counts. */
export const checkAll = async (): Promise<Result> => {
  const failures: string[] = [];
  const remaining = [...checks];
  const runRemaining = async () => {
    for (let check = remaining.shift(); check; check = remaining.shift()) {
      const result = await run(check.command, check.args, { cwd: check.cwd });
      console.log(`${result.ok ? 'ok    ' : 'FAILED'} ${check.name} (${result.seconds.toFixed(1)} s)`);
      if (result.ok) continue;
      failures.push(`npm run check: ${check.name}`);
      console.log(result.output.trimEnd());
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, runRemaining));
  return { passed: checks.length - failures.length, failures };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { failures } = await checkAll();
  process.exitCode = failures.length === 0 ? 0 : 1;
}
