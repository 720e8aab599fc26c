/** What a call can be told to do instead of answering. `lost` does the work and then drops the answer. */
export const faultModes = ['timeout', '500', 'garbage', 'reset', 'lost'] as const;
export type FaultMode = (typeof faultModes)[number];

export const callNames = ['session', 'validation', 'query', 'refund', 'refund-query'] as const;
export type CallName = (typeof callNames)[number];

export interface Fault {
  mode: FaultMode;
  /** How many more calls it spoils. */
  calls: number;
  /** Which calls; any, if absent. */
  call?: CallName;
}

export interface Faults {
  add(fault: Fault): void;
  list(): Fault[];
  clear(): void;
  /** The mode for this call, used up by asking. */
  take(call: CallName): FaultMode | undefined;
}

/** In memory only: a restart forgets them, so that nobody looks for a fault ordered last week. */
export const createFaults = (): Faults => {
  let ordered: Fault[] = [];
  return {
    add: (fault) => void ordered.push({ ...fault }),
    list: () => ordered.map((fault) => ({ ...fault })),
    clear: () => {
      ordered = [];
    },
    take: (call) => {
      const fault = ordered.find((one) => one.call === undefined || one.call === call);
      if (!fault) return undefined;
      fault.calls -= 1;
      ordered = ordered.filter(({ calls }) => calls > 0);
      return fault.mode;
    },
  };
};
