import { join } from 'node:path';
import { type Home, repository, shortHash } from '../base/home.ts';
import { run, which } from '../base/run.ts';
import type { PartSpec } from '../supervise/part.ts';
import type { Backing, Ground, PortMap } from './backing.ts';

const file = join(repository, 'deploy/local/compose.yaml');

const answers = async (): Promise<boolean> =>
  which('docker') !== undefined &&
  (await run('docker', ['info'], { timeout: 5000 })).ok &&
  (await run('docker', ['compose', 'version'], { timeout: 5000 })).ok;

let engine: Promise<boolean> | undefined;

/** The variables that the compose file reads: where each service is reached, and its secrets. */
const composeVariables = (
  backing: Backing,
  ports: PortMap,
  secrets: Ground['secrets'],
): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)]),
  ),
  SECRET: secrets(backing.name),
});

const projectOf = (home: Home, name: string): string => `sargam-${shortHash(home.folder)}-${name}`;

type Composed = Pick<PartSpec, 'command' | 'env' | 'cwd' | 'stopSignal' | 'port'>;

/** This backing service as a container, where an engine answers and its image is there or can be had. */
export const composed = async (
  backing: Backing,
  ground: Ground,
  ports: PortMap,
): Promise<Composed | undefined> => {
  if (!backing.composed || !(await (engine ??= answers()))) return undefined;
  const project = projectOf(ground.home, backing.name);
  const compose = ['compose', '--file', file, '--project-name', project, '--profile', backing.name];
  const env = { ...process.env, ...composeVariables(backing, ports, ground.secrets) };
  const pulled = await run('docker', [...compose, 'pull', '--policy', 'missing', backing.name], {
    env,
    timeout: 180_000,
  });
  if (!pulled.ok) {
    ground.say(`No image for ${backing.title}; using packages.`);
    return undefined;
  }
  // A run that was killed leaves its container behind: the engine is nobody's child.
  await run('docker', [...compose, 'down', '--timeout', '1'], { env, timeout: 30_000 });
  return {
    command: [
      'docker',
      ...compose,
      'up',
      '--no-color',
      '--no-log-prefix',
      '--abort-on-container-exit',
      backing.name,
    ],
    env,
    cwd: repository,
    stopSignal: 'SIGTERM',
    port: undefined,
  };
};

/** Removes this home's containers and their data. */
export const forgetContainers = async (home: Home): Promise<void> => {
  if (!(await (engine ??= answers()))) return;
  for (const name of ['postgres', 'redis', 'mongo', 'kafka', 's3']) {
    const project = ['--file', file, '--project-name', projectOf(home, name), '--profile', name];
    await run('docker', ['compose', ...project, 'down', '--volumes', '--timeout', '1'], { timeout: 60_000 });
  }
};
