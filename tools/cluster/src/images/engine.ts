import { spawnSync } from 'node:child_process';
import { basename } from 'node:path';
import { discoverParts, hasSource } from '@sargam/local/parts/description';
import { root, stop } from '../cluster/own-cluster.ts';

const engines = ['docker', 'podman', 'buildah'];

const answers = (engine: string): boolean =>
  spawnSync(engine, ['info'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/** The first container engine that answers. */
export const findEngine = (): string =>
  engines.find(answers) ?? stop(`No engine answers: install and start one of ${engines.join(', ')}.`);

/** Docker needs its plugin buildx for BuildKit; without it, its older builder builds the same Dockerfiles. */
export const builderEnvironment = (engine: string): NodeJS.ProcessEnv => {
  if (engine !== 'docker') return {};
  const { status } = spawnSync('docker', ['buildx', 'version'], { stdio: 'ignore' });
  return { DOCKER_BUILDKIT: status === 0 ? '1' : '0' };
};

/** The folders of services and front ends; each has one image. */
export const imageFolders = (): readonly string[] => [
  ...new Set(
    discoverParts(root)
      .filter((part) => part.kind !== 'sandbox' && hasSource(root, part))
      .map(({ folder }) => folder),
  ),
];

/** The wanted images, or all of them. Ends with a message for an unknown one. */
export const imageNames = (wanted: readonly string[]): readonly string[] => {
  const all = imageFolders().map((folder) => basename(folder));
  const unknown = wanted.filter((name) => !all.includes(name));
  if (unknown.length > 0) stop(`There is no image ${unknown.join(', ')}. Images: ${all.join(', ')}.`);
  return wanted.length > 0 ? wanted : all;
};
