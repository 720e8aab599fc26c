import { setTimeout as sleep } from 'node:timers/promises';
import { type Condition, collect, kubectl, namespace } from '../cluster/kubectl.ts';

interface Job {
  readonly status: { readonly conditions?: readonly Condition[] };
}

const send = async (verb: 'create' | 'apply', object: unknown): Promise<void> => {
  const { ok, output } = await collect('kubectl', [verb, '-f', '-'], JSON.stringify(object));
  if (!ok) throw new Error(output);
};

export const createObject = (object: unknown): Promise<void> => send('create', object);

const readCondition = async (job: string): Promise<string | undefined> => {
  const { status } = JSON.parse(await kubectl('get', 'job', job, '-o', 'json')) as Job;
  return status.conditions?.find(
    ({ type, status: is }) => /^(?:Complete|Failed)$/.test(type) && is === 'True',
  )?.type;
};

/** Runs a job of the CronJob now. Returns its log; throws it if the job fails. */
export const runJobOf = async (cronJob: string): Promise<string> => {
  const job = `${cronJob}-${Date.now()}`;
  await kubectl('create', 'job', `--from=cronjob/${cronJob}`, job);
  let condition = await readCondition(job);
  for (; !condition; condition = await readCondition(job)) await sleep(500);
  const log = await kubectl('logs', `job/${job}`);
  if (condition === 'Failed') throw new Error(`${cronJob} failed: ${log}`);
  return log;
};

/** The volume of the backups. Its claim is created in each namespace again; the volume and its files stay. */
export const createBackupClaim = (volumeName?: string): Promise<void> =>
  send('apply', {
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name: 'sargam-backup', namespace },
    spec: {
      accessModes: ['ReadWriteMany'],
      resources: { requests: { storage: '2Gi' } },
      ...(volumeName && { volumeName }),
    },
  });

/** Keeps the volume of the claim when the claim is deleted. Returns its name. */
export const retainBackupVolume = async (): Promise<string> => {
  const volume = await kubectl('get', 'pvc', 'sargam-backup', '-o', 'jsonpath={.spec.volumeName}');
  await kubectl('patch', 'pv', volume, '-p', '{"spec":{"persistentVolumeReclaimPolicy":"Retain"}}');
  return volume;
};

/** Makes a retained volume available for another claim. */
export const releaseVolume = async (volume: string): Promise<void> => {
  await kubectl('patch', 'pv', volume, '-p', '{"spec":{"claimRef":null}}');
};
