import { evictAll, killPod, rollBack, upgrade, waitForPods } from './rollout.ts';

export interface Disruption {
  readonly part: string;
  readonly what: string;
  /** Ends when all pods are ready again. */
  run(): Promise<string | undefined>;
}

/** A part is upgraded to another build, rolled back, its pod killed, and all its pods evicted. */
export const disruptionsOf = (part: string, tag: string, replicas: number): readonly Disruption[] => {
  const settled = () => waitForPods(part, replicas);
  return [
    {
      part,
      what: `upgrade to ${tag}`,
      run: () =>
        upgrade(part, tag)
          .then(settled)
          .then(() => undefined),
    },
    {
      part,
      what: 'roll back',
      run: () =>
        rollBack()
          .then(settled)
          .then(() => undefined),
    },
    {
      part,
      what: 'kill a pod',
      run: () =>
        killPod(part)
          .then(settled)
          .then(() => undefined),
    },
    {
      part,
      what: 'evict all pods',
      run: async () => {
        const refusals = await evictAll(part);
        await settled();
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
    return undefined;
  },
});
