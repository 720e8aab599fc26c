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

export interface Faults {
  add(fault: Fault): void;
  list(): Fault[];
  clear(): void;
  /** Returns the mode for this call and uses it up. */
  take(call: CallName): FaultMode | undefined;
}

/** In memory only: a restart clears the faults. */
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
