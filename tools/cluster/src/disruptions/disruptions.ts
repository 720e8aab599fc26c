import { evictAll, killPod, rollBack, upgrade, waitForPods } from './rollout.ts';

export interface Disruption {
  readonly part: string;
  readonly what: string;
  /** Ends when all pods are ready again. Resolves to a note for the report, or to nothing. */
  run(): Promise<string | void>;
}

/** A part is upgraded to another build, rolled back, its pod killed, and all its pods evicted. */
export const disruptionsOf = (part: string, tag: string, replicas: number): readonly Disruption[] => {
  return [
    {
      part,
      what: `upgrade to ${tag}`,
      run: async () => {
        await upgrade(part, tag);
        await waitForPods(part, replicas);
      },
    },
    {
      part,
      what: 'roll back',
      run: async () => {
        await rollBack();
        await waitForPods(part, replicas);
      },
    },
    {
      part,
      what: 'kill a pod',
      run: async () => {
        await killPod(part);
        await waitForPods(part, replicas);
      },
    },
    {
      part,
      what: 'evict all pods',
      run: async () => {
        const refusals = await evictAll(part);
        await waitForPods(part, replicas);
        return refusals > 0 ? `the budget refused ${refusals} times` : undefined;
      },
    },
  ];
};

/** The only pod of a store is killed. */
export const storeDisruption = (store: string): Disruption => ({
  part: store,
  what: 'kill the pod',
  run: async () => {
    await killPod(store);
    await waitForPods(store, 1);
  },
});
