import { spawnSync } from 'node:child_process';
import { discoverImages, type Image } from '@sargam/local/parts/images';
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

/** The wanted images, or all of them. Ends with a message for an unknown one. */
export const findImages = (wanted: readonly string[]): readonly Image[] => {
  const all = discoverImages(root);
  const unknown = wanted.filter((name) => !all.some((image) => image.name === name));
  const names = all.map(({ name }) => name).join(', ');
  if (unknown.length > 0) stop(`There is no image ${unknown.join(', ')}. Images: ${names}.`);
  return wanted.length > 0 ? all.filter(({ name }) => wanted.includes(name)) : all;
};
