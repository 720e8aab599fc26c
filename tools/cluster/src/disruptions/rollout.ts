import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Condition,
  collect,
  helm,
  isReady,
  kubectl,
  namespace,
  readObjects,
} from '../cluster/kubectl.ts';

interface Pod {
  readonly metadata: { readonly name: string; readonly deletionTimestamp?: string };
  readonly status: { readonly conditions?: readonly Condition[] };
}

const podsOf = (part: string): Promise<readonly Pod[]> =>
  readObjects<Pod>(
    'pods',
    '-l',
    `app.kubernetes.io/name=${part},app.kubernetes.io/component in (server,backing)`,
  );

/** A pod that is being deleted may still be ready. */
const isServing = ({ metadata, status }: Pod): boolean =>
  metadata.deletionTimestamp === undefined && isReady(status.conditions);

export const podNames = async (part: string): Promise<readonly string[]> =>
  (await podsOf(part)).filter(isServing).map(({ metadata }) => metadata.name);

/** Waits until exactly `count` pods of the part exist and all are ready. */
export const waitForPods = async (part: string, count: number, timeoutMs = 180_000): Promise<void> => {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await sleep(500)) {
    const pods = await podsOf(part);
    if (pods.length === count && pods.every(isServing)) return;
  }
  throw new Error(`${part} did not have ${count} ready pods within ${timeoutMs / 1000} s`);
};

const changeRelease = async (...args: readonly string[]): Promise<void> => {
  const { ok, output } = await helm(...args, '--wait', '--timeout', '5m');
  if (!ok) throw new Error(output);
};

/** Upgrades the release with one other value. */
export const setValue = (path: string, value: string, ...flags: readonly string[]): Promise<void> =>
  changeRelease(
    'upgrade',
    'sargam',
    'charts/sargam',
    '--reuse-values',
    '--set',
    `${path}=${value}`,
    ...flags,
  );

export const upgrade = (part: string, tag: string): Promise<void> => setValue(`${part}.image.tag`, tag);

/** Sets the number of pods of each part: an earlier upgrade may have given it one of its own. */
export const setReplicas = (count: number, parts: readonly string[]): Promise<void> =>
  setValue(
    'global.replicas',
    [String(count), ...parts.map((part) => `${part}.replicas=${count}`)].join(','),
    '--no-hooks',
  );

/** Installs the release before this one again. */
export const rollBack = (): Promise<void> => changeRelease('rollback', 'sargam');

/** Ends a pod without a grace period: its process gets SIGKILL. */
export const killPod = async (part: string): Promise<void> => {
  const [name] = await podNames(part);
  if (!name) throw new Error(`${part} has no ready pod`);
  await kubectl('delete', 'pod', name, '--grace-period=0', '--force');
};

/** Asks for an eviction; false when the PodDisruptionBudget refuses it. */
const evict = async (pod: string): Promise<boolean> => {
  const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name: pod, namespace } };
  const path = `/api/v1/namespaces/${namespace}/pods/${pod}/eviction`;
  const { ok, output } = await collect(
    'kubectl',
    ['create', '--raw', path, '-f', '-'],
    JSON.stringify(eviction),
  );
  if (!ok && !output.includes('disruption budget')) throw new Error(output);
  return ok;
};

/** Evicts all pods of a part at once, as a drain does: a refused eviction is repeated. Returns the number of refusals. */
export const evictAll = async (part: string): Promise<number> => {
  let refusals = 0;
  for (const pod of await podNames(part)) {
    while (!(await evict(pod))) {
      refusals += 1;
      await sleep(1000);
    }
  }
  return refusals;
};
