import { kubectl, readObjects } from '../cluster/kubectl.ts';

interface Node {
  readonly metadata: { readonly name: string };
}

interface Summary {
  readonly pods: readonly {
    readonly podRef: { readonly name: string; readonly namespace: string };
    readonly cpu?: { readonly time: string; readonly usageCoreNanoSeconds?: number };
  }[];
}

/** CPU time that a pod has used until a point in time. */
export interface CpuSample {
  /** Milliseconds since 1970: the kubelet measures each pod at another time. */
  readonly at: number;
  readonly usedMs: number;
}

/** CPU times of the pods of a namespace by name, from the kubelets. */
export const samplePodCpu = async (namespace: string): Promise<ReadonlyMap<string, CpuSample>> => {
  const nodes = await readObjects<Node>('nodes');
  const summaries = await Promise.all(
    nodes.map(({ metadata }) =>
      kubectl('get', '--raw', `/api/v1/nodes/${metadata.name}/proxy/stats/summary`),
    ),
  );
  const pods = summaries.flatMap((summary) => (JSON.parse(summary) as Summary).pods);
  return new Map(
    pods
      .filter(({ podRef }) => podRef.namespace === namespace)
      .map(({ podRef, cpu }) => [
        podRef.name,
        { at: Date.parse(cpu?.time ?? ''), usedMs: (cpu?.usageCoreNanoSeconds ?? 0) / 1e6 },
      ]),
  );
};

/** Milliseconds of CPU per second of each pod between two samples. A pod that is in one sample only is left out. */
export const cpuRates = (
  before: ReadonlyMap<string, CpuSample>,
  after: ReadonlyMap<string, CpuSample>,
): ReadonlyMap<string, number> =>
  new Map(
    [...after].flatMap(([name, sample]) => {
      const first = before.get(name);
      const ms = sample.at - (first?.at ?? sample.at);
      return first && ms > 0 ? [[name, ((sample.usedMs - first.usedMs) * 1000) / ms] as const] : [];
    }),
  );
