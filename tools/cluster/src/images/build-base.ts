// npm run images:base [-- --engine=docker]: makes the images sargam/base and sargam/build from Debian's packages, the Node that runs this
// command, and npm. mmdebstrap and root are needed. Use: npm run images -- --base=sargam/base --build=sargam/build
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, run, stop } from '../cluster/own-cluster.ts';
import { builderEnvironment, findEngine } from './engine.ts';

const { values: options } = parseArgs({ options: { engine: { type: 'string' } } });
const engine = options.engine ?? findEngine();

/** Authorities of this machine: npm inside the build image may reach its registry through a proxy with an authority of its own. */
const authorities = '/etc/ssl/certs/ca-certificates.crt';

const debian = ['--variant=minbase', '--include=ca-certificates,libstdc++6'];
const without = ['doc', 'man', 'locale'].map((folder) => `--dpkgopt=path-exclude=/usr/share/${folder}/*`);

/** Downloads npm into CONTEXT/npm. */
const addNpm = (context: string): void => {
  const pack = spawnSync('npm', ['pack', '--silent', 'npm@11'], { cwd: context, encoding: 'utf8' });
  if (pack.status !== 0) stop(`npm could not be downloaded: ${pack.stderr}`);
  mkdirSync(join(context, 'npm'));
  run('tar', ['xzf', join(context, pack.stdout.trim()), '--strip-components=1', '-C', join(context, 'npm')]);
};

if (spawnSync('mmdebstrap', ['--version']).error)
  stop('mmdebstrap was not found: "apt-get install mmdebstrap" installs it.');
const context = mkdtempSync(join(tmpdir(), 'sargam-base-'));
try {
  run('mmdebstrap', [...debian, ...without, 'bookworm', join(context, 'debian.tar')]);
  copyFileSync(process.execPath, join(context, 'node'));
  addNpm(context);
  if (existsSync(authorities)) copyFileSync(authorities, join(context, 'authorities.crt'));
  const file = join(root, 'deploy/docker/base.Dockerfile');
  for (const target of ['base', 'build'])
    run(
      engine,
      ['build', '-f', file, '--target', target, '-t', `sargam/${target}`, context],
      builderEnvironment(engine),
    );
} finally {
  rmSync(context, { recursive: true, force: true });
}
