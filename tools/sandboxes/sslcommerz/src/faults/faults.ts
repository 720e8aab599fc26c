import { createFaultQueue, type FaultQueue } from '@sargam/sandbox-shared/fault-queue';

/** `lost` does the work and drops the response; the other modes do no work. */
export const faultModes = ['timeout', '500', 'garbage', 'reset', 'lost'] as const;
export type FaultMode = (typeof faultModes)[number];

export const callNames = ['session', 'validation', 'query', 'refund', 'refund-query'] as const;
export type CallName = (typeof callNames)[number];

export interface Fault {
  mode: FaultMode;
  /** The number of calls that still fail. */
  calls: number;
  /** Which calls; any, if absent. */
  call?: CallName;
}

export interface Faults extends FaultQueue<Fault> {
  /** Returns the mode for this call and uses it up. */
  take(call: CallName): FaultMode | undefined;
}

export const createFaults = (): Faults => {
  const queue = createFaultQueue<Fault>();
  return {
    ...queue,
    take: (call) => queue.takeFirst((fault) => (fault.call ?? call) === call)?.mode,
  };
};
