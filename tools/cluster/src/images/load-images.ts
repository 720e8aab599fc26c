// npm run images:load [-- NAME…] [--engine=docker] [--tag=TAG] [--stand-ins]: copies built images from an engine into the node of
// npm run cluster:up, which has no registry.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run, state } from '../cluster/own-cluster.ts';
import { findEngine, imageNames } from './engine.ts';
import { standIns } from './stand-ins.ts';

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string' },
    tag: { type: 'string', default: '0.1.0' },
    'stand-ins': { type: 'boolean', default: false },
  },
});
const engine = options.engine ?? findEngine();
const folder = mkdtempSync(join(tmpdir(), 'sargam-images-'));

const save = (image: string, archive: string): void => {
  const args =
    engine === 'buildah'
      ? ['push', image, `docker-archive:${archive}:docker.io/${image}`]
      : ['save', '-o', archive, image];
  if (spawnSync(engine, args, { stdio: 'inherit' }).status !== 0)
    throw new Error(`${engine} has no image ${image}.`);
};

try {
  const names = options['stand-ins'] ? standIns.map((name) => `stand-in-${name}`) : imageNames(wanted);
  for (const name of names) {
    const archive = join(folder, `${name}.tar`);
    save(`sargam/${name}:${options.tag}`, archive);
    run('ctr', ['-a', join(state, 'containerd.sock'), '-n', 'k8s.io', 'images', 'import', archive]);
    rmSync(archive);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
