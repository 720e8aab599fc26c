import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect, readObjects } from '../cluster/kubectl.ts';
import { state } from '../cluster/own-cluster.ts';
import { repeatUntilStopped } from '../repeat-until-stopped.ts';
import { parseSockets } from './socket-table.ts';

interface Pod {
  readonly metadata: { readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly containers: readonly { readonly ports?: readonly { readonly containerPort: number }[] }[];
  };
  readonly status: {
    readonly podIP?: string;
    readonly containerStatuses?: readonly { readonly containerID?: string }[];
  };
}

interface Service {
  readonly metadata: { readonly name: string };
  readonly spec: { readonly clusterIP: string };
}

const nameOf = ({ metadata }: Pod): string => metadata.labels['app.kubernetes.io/name'] ?? '';

/** The process of each container on this node, by the id of the container. */
const readPids = async (): Promise<ReadonlyMap<string, number>> => {
  const { output } = await collect('ctr', [
    '-a',
    join(state, 'containerd.sock'),
    '-n',
    'k8s.io',
    'tasks',
    'ls',
  ]);
  return new Map(
    output
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .map(([id = '', pid = '0']) => [id, Number(pid)]),
  );
};

const readTables = (pid: number): string[] =>
  ['tcp', 'tcp6'].flatMap((file) => {
    try {
      return [readFileSync(`/proc/${pid}/net/${file}`, 'utf8')];
    } catch {
      // The pod has ended.
      return [];
    }
  });

/** The outgoing connections of every pod at this moment, as `commerce > identity`. */
const observeOnce = async (found: Set<string>): Promise<void> => {
  const [pods, services, pids] = await Promise.all([
    readObjects<Pod>('pods'),
    readObjects<Service>('services'),
    readPids(),
  ]);
  const names = new Map([
    ...services.map(({ metadata, spec }) => [spec.clusterIP, metadata.name] as const),
    ...pods.map((pod) => [pod.status.podIP ?? '', nameOf(pod)] as const),
  ]);
  for (const pod of pods) {
    const id = pod.status.containerStatuses?.[0]?.containerID?.replace('containerd://', '') ?? '';
    const ports = new Set(
      pod.spec.containers.flatMap((each) => each.ports ?? []).map((each) => each.containerPort),
    );
    for (const socket of readTables(pids.get(id) ?? 0).flatMap(parseSockets)) {
      const isIncoming = ports.has(socket.localPort) || socket.remoteAddress === '127.0.0.1';
      if (!isIncoming && socket.remotePort !== 53)
        found.add(`${nameOf(pod)} > ${names.get(socket.remoteAddress) ?? 'outside'}`);
    }
  }
};

/** Collects the connections of all pods until it is stopped. It reads /proc, so it works on the node of npm run cluster:up only. */
export const observeConnections = () => {
  const found = new Set<string>();
  const stop = repeatUntilStopped(() => observeOnce(found), 1000);
  return {
    stop: async (): Promise<ReadonlySet<string>> => {
      await stop();
      return found;
    },
  };
};
