import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findFreePort, stopProcess, waitForStatus } from './server-process.ts';

const checkout = join(import.meta.dirname, '../../..');
const node = join(checkout, 'node_modules/node/bin/node');
let copy: string;

/** Copies the checkout and links its packages, so that new parts do not change the checkout. */
const copyCheckout = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sargam-new-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: checkout,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name && existsSync(join(checkout, name)))) {
    if (/\.(mp4|png|webp|jpg)$/.test(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(checkout, file), join(folder, file), { recursive: true, verbatimSymlinks: true });
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@sargam'), { recursive: true });
  for (const entry of readdirSync(join(checkout, 'node_modules'))) {
    if (entry !== '@sargam') symlinkSync(join(checkout, 'node_modules', entry), join(modules, entry));
  }
  const packages = {
    chassis: 'services/chassis',
    proto: 'proto',
    kit: 'frontends/kit',
    local: 'tools/local',
    backup: 'tools/backup',
  };
  for (const [name, path] of Object.entries(packages))
    symlinkSync(join(folder, path), join(modules, '@sargam', name));
  return folder;
};

const runInCopy = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  folder = '.',
): string =>
  execFileSync(command, args, {
    cwd: join(copy, folder),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${join(checkout, 'node_modules/.bin')}:${process.env['PATH']}`, ...env },
  });

const runJest = (folder: string) =>
  runInCopy(node, [
    join(checkout, 'node_modules/jest/bin/jest.js'),
    '-c',
    `${folder}/jest.config.mjs`,
    '--forceExit',
  ]);

beforeAll(() => {
  copy = copyCheckout();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:service', () => {
  beforeAll(
    () => runInCopy(node, ['tools/workspace/src/new-service.ts', 'practice-room', '--no-install']),
    120_000,
  );

  it('creates a service whose tests and type check pass', () => {
    runInCopy(node, [join(checkout, 'node_modules/vitest/vitest.mjs'), 'run', 'services/practice-room/']);
    // Only the new service and what it imports: npm run check covers the rest.
    const project = {
      extends: './tsconfig.json',
      include: ['services/practice-room', 'proto/gen/sargam/practice_room'],
    };
    writeFileSync(join(copy, 'tsconfig.practice-room.json'), JSON.stringify(project));
    const errors = runInCopyForOutput('tsgo', ['--noEmit', '-p', 'tsconfig.practice-room.json']).split('\n');
    expect(errors.filter((line) => line.includes('practice-room') || line.includes('practice_room'))).toEqual(
      [],
    );
  }, 120_000);

  it('creates a service that starts as a process and becomes ready', async () => {
    const database = `practice_room_${process.pid}`;
    const url = new URL(process.env['DATABASE_URL'] ?? '');
    url.pathname = `/${database}`;
    const env = {
      DATABASE_URL: url.href,
      SARGAM_ENV: 'test',
      GRPC_PORT: '0',
      OPS_PORT: String(await findFreePort()),
      LOG_LEVEL: 'warn',
      TOPIC_PREFIX: `${database}.`,
    };
    runInCopy(node, ['services/chassis/src/sql/migrate.ts', 'services/practice-room'], env);
    const service: ChildProcess = spawn(node, ['services/practice-room/src/main.ts'], {
      cwd: copy,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    try {
      expect(await waitForStatus(`http://127.0.0.1:${env.OPS_PORT}/readyz`, 15_000)).toBe(200);
    } finally {
      await stopProcess(service);
    }
    expect(service.exitCode).toBe(0);
  }, 60_000);

  it('adds the workspace, and rejects existing and invalid names', () => {
    expect(runInCopy('grep', ['-c', 'services/practice-room', 'package.json']).trim()).toBe('1');
    expect(runInCopy('grep', ['-c', '-e', '- name: practice-room', 'charts/sargam/Chart.yaml']).trim()).toBe(
      '1',
    );
    expect(runInCopy('grep', ['-c', 'chartPath: charts/practice-room$', 'skaffold.yaml']).trim()).toBe('2');
    expect(JSON.parse(readFileSync(join(copy, 'charts/practice-room/part.json'), 'utf8'))).toMatchObject({
      migrates: true,
      needs: ['postgres', 'kafka'],
    });
    expect(() => runInCopy(node, ['tools/workspace/src/new-service.ts', 'practice-room'])).toThrow(/exists/);
    expect(() => runInCopy(node, ['tools/workspace/src/new-service.ts', 'Practice Room'])).toThrow(
      /lower-case/,
    );
  }, 30_000);
});

const createRemote = (name: string, ...options: readonly string[]): void => {
  runInCopy(node, ['tools/workspace/src/new-remote.ts', name, '--no-install', ...options]);
};

const buildRemote = (name: string): void => {
  runInCopy(join(checkout, 'node_modules/.bin/rsbuild'), ['build'], {}, `frontends/${name}`);
};

/** Runs the server of a remote while the work runs. */
const withRemoteServer = async (name: string, work: (url: string) => Promise<void>): Promise<void> => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(node, ['dist-server/main.mjs'], {
    cwd: join(copy, 'frontends', name),
    env: { ...process.env, HTTP_PORT: String(port), API_URL: url, SITE_URL: 'http://site.test' },
    stdio: 'inherit',
  });
  try {
    expect(await waitForStatus(`${url}/readyz`, 15_000)).toBe(200);
    await work(url);
  } finally {
    await stopProcess(server);
  }
};

describe('npm run new:remote', () => {
  it('creates a remote whose test and build pass, with a route in the shell', () => {
    createRemote('back-stage');
    runJest('frontends/back-stage');
    buildRemote('back-stage');
    expect(existsSync(join(copy, 'frontends/back-stage/dist/remoteEntry.js'))).toBe(true);
    expect(existsSync(join(copy, 'frontends/back-stage/dist/static/texts'))).toBe(true);
    expect(existsSync(join(copy, 'frontends/back-stage/dist-server'))).toBe(false);
    expect(runInCopy('grep', ['-c', "'back-stage'", 'frontends/shell/src/routes/route-map.ts']).trim()).toBe(
      '1',
    );
  }, 240_000);

  it('creates a public remote whose server renders its page in both languages', async () => {
    createRemote('foyer', '--public');
    runJest('frontends/foyer');
    buildRemote('foyer');
    await withRemoteServer('foyer', async (url) => {
      const render = async (language: string) => {
        const response = await fetch(`${url}/render?path=/foyer&language=${language}`);
        return response.json();
      };
      expect(await render('en')).toMatchObject({
        status: 200,
        isComplete: true,
        head: { title: 'New page', canonical: '/foyer' },
        html: expect.stringMatching(/<h1[^>]*>New page</),
        preloads: expect.arrayContaining([
          { href: expect.stringMatching(/^static\/texts\/en\./), as: 'fetch' },
        ]),
      });
      expect(await render('bn')).toMatchObject({ head: { title: 'নতুন পাতা' } });
    });
  }, 240_000);
});

const runInCopyForOutput = (command: string, args: readonly string[]): string => {
  try {
    return runInCopy(command, args);
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
};
