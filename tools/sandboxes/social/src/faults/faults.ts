import { type Fault, type FaultModeOf, type FaultTarget, faultModesByTarget } from './fault.ts';

export interface Faults {
  add(fault: Fault): void;
  list(): Fault[];
  clear(): void;
  /** The trouble ordered for this, if it is among those that would show here; used up by asking. */
  take<S extends FaultTarget>(what: S, among?: readonly FaultModeOf<S>[]): FaultModeOf<S> | undefined;
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
    take: <S extends FaultTarget>(what: S, among?: readonly FaultModeOf<S>[]) => {
      const possible: readonly string[] = among ?? faultModesByTarget[what];
      const fault = ordered.find(({ call, mode }) => (call ?? what) === what && possible.includes(mode));
      if (!fault) return undefined;
      fault.calls -= 1;
      ordered = ordered.filter(({ calls }) => calls > 0);
      return fault.mode as FaultModeOf<S>;
    },
  };
};
