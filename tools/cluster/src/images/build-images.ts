// npm run images [-- NAME…] [--engine=docker] [--base=IMAGE] [--build=IMAGE] [--registry=HOST] [--tag=TAG] [--push]: builds
// the images of all parts, or of the named ones, with Docker, Podman or Buildah.
import { spawnSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, stop } from '../cluster/own-cluster.ts';
import { builderEnvironment, findEngine, imageFolders, imageNames } from './engine.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    engine: { type: 'string' },
    base: { type: 'string' },
    build: { type: 'string' },
    registry: { type: 'string', default: '' },
    tag: { type: 'string', default: '0.1.0' },
    push: { type: 'boolean', default: false },
  },
});

const git = (...args: string[]): string =>
  spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.trim();
const revision = git('rev-parse', 'HEAD');
const epoch = git('log', '-1', '--format=%ct') || '0';
const engine = options.engine ?? findEngine();

const environment = { ...process.env, ...builderEnvironment(engine), SOURCE_DATE_EPOCH: epoch };

const run = (args: readonly string[]): void => {
  if (spawnSync(engine, args, { cwd: root, stdio: 'inherit', env: environment }).status !== 0)
    stop(`${engine} ${args[0]} failed; its message is above.`);
};

const buildImage = (folder: string): void => {
  const [kind, argument] = folder.startsWith('services/') ? ['service', 'SERVICE'] : ['frontend', 'FRONTEND'];
  const name = basename(folder);
  const image = `${options.registry && `${options.registry}/`}sargam/${name}:${options.tag}`;
  const given = {
    [argument as string]: name,
    VERSION: options.tag,
    REVISION: revision,
    SOURCE_DATE_EPOCH: epoch,
    ...(options.base && { BASE_IMAGE: options.base }),
    ...(options.build && { BUILD_IMAGE: options.build }),
  };
  const flags = Object.entries(given).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  // Docker takes the date from SOURCE_DATE_EPOCH.
  const dates = engine === 'docker' ? [] : ['--layers', '--timestamp', epoch];
  run(['build', ...flags, ...dates, '-f', join('deploy/docker', `${kind}.Dockerfile`), '-t', image, '.']);
  if (options.push) run(['push', image]);
  console.log(`built ${image}`);
};

const names = imageNames(positionals);
for (const folder of imageFolders().filter((each) => names.includes(basename(each)))) buildImage(folder);
