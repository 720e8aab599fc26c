import { createFaultQueue, type FaultQueue } from '@sargam/sandbox-shared/fault-queue';
import { type Fault, type FaultModeOf, type FaultTarget, faultModesByTarget } from './fault.ts';

export interface Faults extends FaultQueue<Fault> {
  /** Returns the next fault mode for this target that is in `among`, and uses it up. */
  take<S extends FaultTarget>(target: S, among?: readonly FaultModeOf<S>[]): FaultModeOf<S> | undefined;
}

export const createFaults = (): Faults => {
  const queue = createFaultQueue<Fault>();
  return {
    ...queue,
    take: <S extends FaultTarget>(target: S, among?: readonly FaultModeOf<S>[]) => {
      const possible: readonly string[] = among ?? faultModesByTarget[target];
      const fault = queue.takeFirst(
        ({ call, mode }) => (call ?? target) === target && possible.includes(mode),
      );
      return fault?.mode as FaultModeOf<S> | undefined;
    },
  };
};
