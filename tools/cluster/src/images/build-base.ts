// npm run images:base [-- --engine=docker]: makes the images sargam/base and sargam/build from Debian's packages, the Node that runs this
// command, and npm; and for the program of each worker a base with it, such as sargam/base-ffmpeg. mmdebstrap and root are needed.
// Use: npm run images -- --base=sargam/base --build=sargam/build
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { discoverImages } from '@sargam/local/parts/images';
import { root, run, stop } from '../cluster/own-cluster.ts';
import { builderEnvironment, findEngine } from './engine.ts';

const { values: options } = parseArgs({ options: { engine: { type: 'string' } } });
const engine = options.engine ?? findEngine();

/** Authorities of this machine: npm inside the build image may reach its registry through a proxy with an authority of its own. */
const authorities = '/etc/ssl/certs/ca-certificates.crt';

const packages = ['ca-certificates', 'libstdc++6'];
const without = ['doc', 'man', 'locale'].map((folder) => `--dpkgopt=path-exclude=/usr/share/${folder}/*`);

/** Downloads npm into CONTEXT/npm. */
const addNpm = (context: string): void => {
  const pack = spawnSync('npm', ['pack', '--silent', 'npm@11'], { cwd: context, encoding: 'utf8' });
  if (pack.status !== 0) stop(`npm could not be downloaded: ${pack.stderr}`);
  mkdirSync(join(context, 'npm'));
  run('tar', ['xzf', join(context, pack.stdout.trim()), '--strip-components=1', '-C', join(context, 'npm')]);
};

/** Makes the file system of Debian with the packages in CONTEXT/debian.tar. */
const installDebian = (context: string, names: readonly string[]): void => {
  const archive = join(context, 'debian.tar');
  rmSync(archive, { force: true });
  run('mmdebstrap', ['--variant=minbase', `--include=${names.join(',')}`, ...without, 'bookworm', archive]);
};

const buildTarget = (context: string, target: string, image: string): void => {
  const file = join(root, 'deploy/docker/base.Dockerfile');
  const args = ['build', '-f', file, '--target', target, '-t', image, context];
  run(engine, args, builderEnvironment(engine));
};

if (spawnSync('mmdebstrap', ['--version']).error)
  stop('mmdebstrap was not found: "apt-get install mmdebstrap" installs it.');
const context = mkdtempSync(join(tmpdir(), 'sargam-base-'));
try {
  copyFileSync(process.execPath, join(context, 'node'));
  addNpm(context);
  if (existsSync(authorities)) copyFileSync(authorities, join(context, 'authorities.crt'));
  installDebian(context, packages);
  buildTarget(context, 'base', 'sargam/base');
  buildTarget(context, 'build', 'sargam/build');
  for (const { args } of discoverImages(root)) {
    if (!args['PACKAGE']) continue;
    installDebian(context, [...packages, args['PACKAGE']]);
    buildTarget(context, 'base', `sargam/base-${args['PACKAGE']}`);
  }
} finally {
  rmSync(context, { recursive: true, force: true });
}
