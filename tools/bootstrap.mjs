// Runs a TypeScript entry under the project's own Node, after installing what is missing.
// Plain JavaScript for Node 20 and up, without a dependency: on a fresh clone there is nothing else yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const ownNode = join(root, 'node_modules', 'node', 'bin', 'node');
const stamp = join(root, 'node_modules', '.sargam-installed');
const lockDir = join(root, 'node_modules.lock');

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

const lockfileHash = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

const isInstalled = () =>
  existsSync(ownNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash();

/** Two commands started at once on a fresh clone would install into the same folder: one waits for the other. */
const withInstallLock = (work) => {
  const deadline = Date.now() + 300_000;
  for (;;) {
    try {
      mkdirSync(lockDir);
      break;
    } catch {
      if (Date.now() > deadline)
        stop(`Another install seems to be under way. If none is, remove ${lockDir} and try again.`);
      spawnSync(process.execPath, ['-e', 'setTimeout(() => {}, 500)']);
      if (isInstalled()) return;
    }
  }
  const release = () => rmSync(lockDir, { recursive: true, force: true });
  process.once('exit', release);
  work();
  release();
};

const install = () => {
  if (isInstalled()) return;
  console.log('Installing packages (once; about a minute)…');
  // Not `npm ci`: a lock made if a registry lacks other platforms' optional packages leaves those out, which `ci`
  // takes for an error. This installs the same locked versions, writes no lock, and adds only what is missing.
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (npm.error) stop('npm was not found. Install Node.js 20 or newer, which brings npm, and try again.');
  if (npm.status !== 0)
    stop('npm install failed; its message is above. Mend that (network, disk, registry) and try again.');
  if (!existsSync(ownNode))
    stop('The npm package "node" brought no binary for this platform. Install Node.js 24 and try again.');
  writeFileSync(stamp, lockfileHash());
};

const [major] = process.versions.node.split('.').map(Number);
if (major < 20)
  stop(
    `Node.js ${process.versions.node} is too old to start Sargam. Install Node.js 20 or newer and try again.`,
  );

const [entry, ...args] = process.argv.slice(2);
if (!entry) stop('Usage: node tools/bootstrap.mjs ENTRY.ts [arguments]');
if (!isInstalled()) withInstallLock(install);

const child = spawn(ownNode, ['--disable-warning=ExperimentalWarning', join(root, entry), ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH}`,
    INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
    // Without it every start translates its TypeScript anew, and keeps the translator in memory.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.sargam', 'compile-cache'),
  },
});
// The terminal sends its signals to the whole group; this process only has to outlive its child and pass on the rest.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
