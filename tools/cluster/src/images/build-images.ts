// npm run images [-- NAME…] [--engine=docker] [--base=IMAGE] [--build=IMAGE] [--registry=HOST] [--tag=TAG] [--push]: builds
// the images of all parts, or of the named ones, with Docker, Podman or Buildah.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { Image } from '@sargam/local/parts/images';
import { root, stop } from '../cluster/own-cluster.ts';
import { builderEnvironment, findEngine, findImages } from './engine.ts';

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

/** The base of a worker has its program, if images:base has made one. */
const baseOf = (base: string, { args: { PACKAGE: program } }: Image): string => {
  const withProgram = `${base}-${program}`;
  const found = program && spawnSync(engine, ['inspect', '--type=image', withProgram], { stdio: 'ignore' });
  return found && found.status === 0 ? withProgram : base;
};

const buildImage = (described: Image): void => {
  const { name, file, args } = described;
  const image = `${options.registry && `${options.registry}/`}sargam/${name}:${options.tag}`;
  const given = {
    ...args,
    VERSION: options.tag,
    REVISION: revision,
    SOURCE_DATE_EPOCH: epoch,
    ...(options.base && { BASE_IMAGE: baseOf(options.base, described) }),
    ...(options.build && { BUILD_IMAGE: options.build }),
  };
  const flags = Object.entries(given).flatMap(([key, value]) => ['--build-arg', `${key}=${value}`]);
  // Docker takes the date from SOURCE_DATE_EPOCH.
  const dates = engine === 'docker' ? [] : ['--layers', '--timestamp', epoch];
  run(['build', ...flags, ...dates, '-f', file, '-t', image, '.']);
  if (options.push) run(['push', image]);
  console.log(`built ${image}`);
};

for (const image of findImages(positionals)) buildImage(image);
