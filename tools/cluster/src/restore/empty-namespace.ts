import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { collect, helm, kubectl, namespace, readObjects } from '../cluster/kubectl.ts';
import { clusterEnvironment, root } from '../cluster/own-cluster.ts';
import { createBackupClaim, createObject, releaseVolume, retainBackupVolume } from './backup-jobs.ts';

interface Secret {
  readonly apiVersion?: string;
  readonly kind?: string;
  readonly type: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly metadata: {
    readonly name: string;
    readonly labels?: Readonly<Record<string, string>>;
    readonly annotations?: Readonly<Record<string, string>>;
  };
}

/** What an operator keeps outside of the cluster: the values of the release and the Secrets. */
export interface KeptOutside {
  readonly values: string;
  readonly secrets: readonly Secret[];
}

/** Reads the values of the release and all Secrets, except those in which Helm keeps its releases. */
export const readKept = async (): Promise<KeptOutside> => {
  const { ok, output } = await helm('get', 'values', 'sargam', '-o', 'json');
  if (!ok) throw new Error(output);
  const secrets = (await readObjects<Secret>('secrets')).filter(
    ({ type }) => type !== 'helm.sh/release.v1' && type !== 'kubernetes.io/service-account-token',
  );
  return { values: output, secrets };
};

const createNamespace = (): Promise<void> =>
  createObject({
    apiVersion: 'v1',
    kind: 'Namespace',
    metadata: { name: namespace, labels: { 'pod-security.kubernetes.io/enforce': 'restricted' } },
  });

/** Labels and annotations stay: Helm takes over only what carries its own. */
const createSecret = ({ type, data, metadata: { name, labels, annotations } }: Secret): Promise<void> =>
  createObject({
    apiVersion: 'v1',
    kind: 'Secret',
    type,
    data,
    metadata: { name, namespace, labels, annotations },
  });

/** Deletes the namespace with all pods and volumes except that of the backups, and creates it again with the Secrets. */
export const emptyNamespace = async ({ secrets }: KeptOutside): Promise<void> => {
  const volume = await retainBackupVolume();
  await kubectl('delete', 'namespace', namespace, '--wait', '--timeout=5m');
  await releaseVolume(volume);
  await createNamespace();
  for (const secret of secrets) await createSecret(secret);
  await createBackupClaim(volume);
};

/** Installs the stores, which are empty. */
export const installStores = async (): Promise<void> => {
  const values = join(root, 'tools/cluster/stand-ins/values.yaml');
  const args = ['upgrade', '--install', 'sargam-backing', 'charts/sargam-backing', '--values', values];
  const { ok, output } = await helm(...args, '--wait', '--timeout', '5m');
  if (!ok) throw new Error(output);
};

interface Rendered {
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

const isForRestore = ({ kind, metadata: { name } }: Rendered): boolean =>
  kind === 'ConfigMap' || (kind === 'CronJob' && name.endsWith('-restore'));

/** Creates the settings of the services and their restore jobs, without pods of the services. Returns a function that removes them. */
export const createRestoreJobs = async ({ values }: KeptOutside): Promise<() => Promise<void>> => {
  const args = ['template', 'sargam', 'charts/sargam', '--namespace', namespace, '--values', '-'];
  const { stdout, stderr, status } = spawnSync('helm', args, {
    cwd: root,
    encoding: 'utf8',
    input: values,
    maxBuffer: 1e8,
    env: clusterEnvironment,
  });
  if (status !== 0) throw new Error(stderr);
  const { output } = await collect(
    'kubectl',
    ['create', '--dry-run=client', '-o', 'json', '-f', '-'],
    stdout,
  );
  // One object after another.
  const rendered = output.split(/\n(?=\{)/).map((text) => JSON.parse(text) as Rendered);
  for (const object of rendered.filter(isForRestore)) await createObject(object);
  return async () => {
    await kubectl('delete', 'cronjob,configmap', '-l', 'app.kubernetes.io/part-of=sargam');
  };
};
