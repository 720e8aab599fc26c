import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, state } from '../cluster/own-cluster.ts';

const save = (engine: string, image: string, archive: string): void => {
  const args =
    engine === 'buildah'
      ? ['push', image, `docker-archive:${archive}:docker.io/${image}`]
      : ['save', '-o', archive, image];
  if (spawnSync(engine, args, { stdio: 'inherit' }).status !== 0)
    throw new Error(`${engine} has no image ${image}.`);
};

/** Copies an image of the engine into the node of npm run cluster:up. */
export const loadImage = (engine: string, image: string): void => {
  const folder = mkdtempSync(join(tmpdir(), 'sargam-images-'));
  const archive = join(folder, 'image.tar');
  try {
    save(engine, image, archive);
    run('ctr', ['-a', join(state, 'containerd.sock'), '-n', 'k8s.io', 'images', 'import', archive]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
