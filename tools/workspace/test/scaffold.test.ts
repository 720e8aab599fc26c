import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const checkout = join(__dirname, '../../..');
const node = join(checkout, 'node_modules/node/bin/node');
let copy: string;

/** A copy of the checkout that shares its packages, so that writing new parts changes nothing here. */
const copyCheckout = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sargam-new-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: checkout,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name && existsSync(join(checkout, name)))) {
    if (/\.(mp4|png|webp|jpg)$/.test(file)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(checkout, file), join(folder, file));
  }
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@sargam'), { recursive: true });
  for (const entry of readdirSync(join(checkout, 'node_modules'))) {
    if (entry !== '@sargam') symlinkSync(join(checkout, 'node_modules', entry), join(modules, entry));
  }
  const own = { chassis: 'services/chassis', proto: 'proto', kit: 'frontends/kit' };
  for (const [name, path] of Object.entries(own))
    symlinkSync(join(folder, path), join(modules, '@sargam', name));
  return folder;
};

const inCopy = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
  execFileSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `${join(checkout, 'node_modules/.bin')}:${process.env['PATH']}`, ...env },
  });

const testFolder = (folder: string) =>
  inCopy(node, [
    join(checkout, 'node_modules/jest/bin/jest.js'),
    '-c',
    `${folder}/jest.config.mjs`,
    '--forceExit',
  ]);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const answersWithin = async (url: string, ms: number): Promise<number> => {
  const end = Date.now() + ms;
  for (;;) {
    const status = await fetch(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200 || Date.now() > end) return status;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

beforeAll(() => {
  copy = copyCheckout();
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new:service', () => {
  beforeAll(
    () => inCopy(node, ['tools/workspace/src/new-service.ts', 'practice-room', '--no-install']),
    120_000,
  );

  it('writes a service whose own tests pass and whose types are right', () => {
    testFolder('services/practice-room');
    const faults = inCopyOrOutput('tsgo', ['--noEmit', '-p', 'tsconfig.json']).split('\n');
    expect(faults.filter((line) => line.includes('practice-room') || line.includes('practice_room'))).toEqual(
      [],
    );
  }, 120_000);

  it('writes a service that starts as a process and says that it is ready', async () => {
    const database = `practice_room_${process.pid}`;
    const url = new URL(process.env['DATABASE_URL'] ?? '');
    url.pathname = `/${database}`;
    const env = {
      DATABASE_URL: url.href,
      GRPC_PORT: '0',
      OPS_PORT: String(await freePort()),
      LOG_LEVEL: 'warn',
      TOPIC_PREFIX: `${database}.`,
    };
    inCopy(node, ['services/chassis/src/sql/migrate.ts', 'services/practice-room'], env);
    const service: ChildProcess = spawn(node, ['services/practice-room/src/main.ts'], {
      cwd: copy,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    try {
      expect(await answersWithin(`http://127.0.0.1:${env.OPS_PORT}/readyz`, 15_000)).toBe(200);
    } finally {
      const ended = new Promise((resolve) => service.once('exit', resolve));
      service.kill('SIGTERM');
      await ended;
    }
    expect(service.exitCode).toBe(0);
  }, 60_000);

  it('puts it among the workspaces, and refuses a name that is taken or is none', () => {
    expect(inCopy('grep', ['-c', 'services/practice-room', 'package.json']).trim()).toBe('1');
    expect(() => inCopy(node, ['tools/workspace/src/new-service.ts', 'practice-room'])).toThrow(
      /is there already/,
    );
    expect(() => inCopy(node, ['tools/workspace/src/new-service.ts', 'Practice Room'])).toThrow(/lower-case/);
  }, 30_000);
});

describe('npm run new:remote', () => {
  beforeAll(() => inCopy(node, ['tools/workspace/src/new-remote.ts', 'backstage', '--no-install']), 120_000);

  it('writes a remote whose own test passes, which builds, and which the shell knows', () => {
    testFolder('frontends/backstage');
    inCopy(join(checkout, 'node_modules/.bin/rsbuild'), ['build', '--root', 'frontends/backstage']);
    expect(existsSync(join(copy, 'frontends/backstage/dist/mf-manifest.json'))).toBe(true);
    expect(inCopy('grep', ['-c', "'backstage'", 'frontends/shell/src/routes/route-map.ts']).trim()).toBe('1');
  }, 180_000);
});

const inCopyOrOutput = (command: string, args: readonly string[]): string => {
  try {
    return inCopy(command, args);
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout);
  }
};
