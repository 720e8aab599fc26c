import { type Fault, type FaultModeOf, type FaultTarget, faultModesByTarget } from './fault.ts';

export interface Faults {
  add(fault: Fault): void;
  list(): Fault[];
  clear(): void;
  /** Returns the next fault mode for this target that is in `among`, and uses it up. */
  take<S extends FaultTarget>(what: S, among?: readonly FaultModeOf<S>[]): FaultModeOf<S> | undefined;
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
