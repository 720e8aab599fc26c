import { spawn } from 'node:child_process';
import { clusterEnvironment, root } from './own-cluster.ts';

export const namespace = 'sargam';

export interface Output {
  readonly ok: boolean;
  readonly output: string;
}

/** Runs a program of the cluster and collects its output. */
export const collect = (command: string, args: readonly string[], input?: string): Promise<Output> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: clusterEnvironment });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => reject(new Error(`${command} could not be started: ${error.message}`)));
    child.once('close', (status) => resolve({ ok: status === 0, output: output.trim() }));
    child.stdin.end(input ?? '');
  });

/** Runs helm in the namespace of Sargam. */
export const helm = (...args: readonly string[]): Promise<Output> =>
  collect('helm', [...args, '--namespace', namespace]);

/** The output of kubectl in the namespace of Sargam; throws its message if it fails. */
export const kubectl = async (...args: string[]): Promise<string> => {
  const { ok, output } = await collect('kubectl', ['--namespace', namespace, ...args]);
  if (!ok) throw new Error(output);
  return output;
};

export const readObjects = async <T>(...args: string[]): Promise<readonly T[]> =>
  (JSON.parse(await kubectl('get', ...args, '-o', 'json')) as { items: T[] }).items;

export interface Condition {
  readonly type: string;
  readonly status: string;
  readonly message?: string;
}

/** Whether the conditions of a pod say that it is ready. */
export const isReady = (conditions: readonly Condition[] = []): boolean =>
  conditions.some(({ type, status }) => type === 'Ready' && status === 'True');
