import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

const folder = join(root, '.sargam/cluster');

/** The folders of this checkout's own cluster. */
export const programs = process.env.CLUSTER_PROGRAMS ?? join(folder, 'programs');
export const state = process.env.CLUSTER_STATE ?? join(folder, 'state');

const ownKubeconfig = join(state, 'admin.kubeconfig');

/** Whether the commands use a cluster that somebody else runs. */
export const isForeignCluster =
  process.env.KUBECONFIG !== undefined && process.env.KUBECONFIG !== ownKubeconfig;

/** The environment of kubectl and helm. */
export const clusterEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  CLUSTER_PROGRAMS: programs,
  CLUSTER_STATE: state,
  PATH: `${join(programs, 'bin')}:${process.env.PATH}`,
  KUBECONFIG: isForeignCluster ? process.env.KUBECONFIG : ownKubeconfig,
};

export const stop = (sentence: string): never => {
  console.error(sentence);
  return process.exit(1);
};

/** Runs a command in the checkout and ends with its message if it fails. */
export const run = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void => {
  console.log(`> ${[command, ...args].join(' ')}`);
  const { error, status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...clusterEnvironment, ...env },
  });
  if (error) stop(`${command} could not be started: ${error.message}`);
  if (status !== 0) stop(`${command} ${args[0] ?? ''} failed; its message is above.`);
};

export const requireCluster = (): void => {
  if (!isForeignCluster && !existsSync(ownKubeconfig))
    stop('There is no cluster: npm run cluster:up starts one.');
};
