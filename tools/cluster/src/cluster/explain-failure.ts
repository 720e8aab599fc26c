import { type Condition, collect, isReady, kubectl, namespace, readObjects } from './kubectl.ts';

interface ContainerStatus {
  readonly ready: boolean;
  readonly restartCount: number;
  readonly state?: { readonly waiting?: { readonly reason?: string; readonly message?: string } };
}

interface Pod {
  readonly metadata: { readonly name: string };
  readonly spec: { readonly containers: readonly { readonly image: string }[] };
  readonly status: {
    readonly phase: string;
    readonly conditions?: readonly Condition[];
    readonly containerStatuses?: readonly ContainerStatus[];
  };
}

const isDone = ({ status }: Pod): boolean => status.phase === 'Succeeded' || isReady(status.conditions);

/** The message of the last line of a log that has one: a JSON line, or a sentence. */
export const lastMessage = (log: string): string => {
  for (const line of log.split('\n').reverse()) {
    if (/^\s*(at |Node\.js v|\}|\^|$)/.test(line)) continue;
    const [, message = line] = /"(?:msg|message)":"((?:[^"\\]|\\.)*)"/.exec(line) ?? [];
    return message.trim();
  }
  return '';
};

const readLog = async (pod: string): Promise<string> => {
  const before = await collect('kubectl', ['-n', namespace, 'logs', pod, '--previous', '--tail=20']);
  return before.ok ? before.output : kubectl('logs', pod, '--tail=20').catch(() => '');
};

const reasonOf = async (pod: Pod): Promise<string> => {
  const scheduled = pod.status.conditions?.find(({ type }) => type === 'PodScheduled');
  if (scheduled?.status === 'False') return `no node takes the pod: ${scheduled.message}`;
  const waiting = pod.status.containerStatuses?.find(({ state }) => state?.waiting)?.state?.waiting;
  if (waiting?.reason?.includes('Image'))
    return `the image ${pod.spec.containers[0]?.image} cannot be pulled`;
  if (waiting?.reason?.startsWith('CreateContainer')) return waiting.message ?? waiting.reason;
  return `its log ends with: ${lastMessage(await readLog(pod.metadata.name)) || 'nothing'}`;
};

/** One sentence with the reason for each pod of the namespace that is not ready, from its state or its log. */
export const explainFailure = async (): Promise<readonly string[]> => {
  const pods = (await readObjects<Pod>('pods')).filter((pod) => !isDone(pod));
  return Promise.all(pods.map(async (pod) => `${pod.metadata.name}: ${await reasonOf(pod)}`));
};
