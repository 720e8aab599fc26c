import { join } from 'node:path';
import { type Home, repository, shortHash } from '../base/home.ts';
import { findProgram, runProgram } from '../base/run-program.ts';
import type { PartSpec } from '../supervise/supervise-process.ts';
import type { BackingContext, BackingService, PortMap } from './backing-service.ts';

const file = join(repository, 'deploy/compose.yaml');

const isDockerAvailable = async (): Promise<boolean> =>
  findProgram('docker') !== undefined &&
  (await runProgram('docker', ['info'], { timeout: 5000 })).ok &&
  (await runProgram('docker', ['compose', 'version'], { timeout: 5000 })).ok;

let engine: Promise<boolean> | undefined;

/** The variables of the compose file: the ports and the secret of the service. */
const composeVariables = (
  backing: BackingService,
  ports: PortMap,
  secrets: BackingContext['secrets'],
): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(ports).map(([name, port]) => [`${name.toUpperCase()}_PORT`, String(port)]),
  ),
  SECRET: secrets(backing.name),
});

const projectName = (home: Home, name: string): string => `sargam-${shortHash(home.folder)}-${name}`;

const upFlags = ['--no-color', '--no-log-prefix', '--abort-on-container-exit'];

type ContainerProgram = Pick<PartSpec, 'command' | 'env' | 'cwd' | 'stopSignal' | 'port'>;

/** The backing service as a container; undefined if no Docker daemon runs or the image cannot be pulled. */
export const prepareContainer = async (
  backing: BackingService,
  context: BackingContext,
  ports: PortMap,
): Promise<ContainerProgram | undefined> => {
  if (!backing.hasContainer || !(await (engine ??= isDockerAvailable()))) return undefined;
  const project = projectName(context.home, backing.name);
  const compose = ['compose', '--file', file, '--project-name', project, '--profile', backing.name];
  const env = { ...process.env, ...composeVariables(backing, ports, context.secrets) };
  const pulled = await runProgram('docker', [...compose, 'pull', '--policy', 'missing', backing.name], {
    env,
    timeout: 180_000,
  });
  if (!pulled.ok) {
    context.print(`No image for ${backing.title}; using packages.`);
    return undefined;
  }
  // The Docker daemon is not a child of the launcher, so a killed run leaves its container running.
  await runProgram('docker', [...compose, 'down', '--timeout', '1'], { env, timeout: 30_000 });
  return {
    command: ['docker', ...compose, 'up', ...upFlags, backing.name],
    env,
    cwd: repository,
    stopSignal: 'SIGTERM',
    port: undefined,
  };
};

/** Removes the containers of this home with their data. */
export const removeContainers = async (home: Home): Promise<void> => {
  if (!(await (engine ??= isDockerAvailable()))) return;
  for (const name of ['postgres', 'redis', 'mongo', 'kafka', 's3']) {
    const project = ['--file', file, '--project-name', projectName(home, name), '--profile', name];
    await runProgram('docker', ['compose', ...project, 'down', '--volumes', '--timeout', '1'], {
      timeout: 60_000,
    });
  }
};
