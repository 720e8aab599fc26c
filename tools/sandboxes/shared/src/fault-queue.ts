import type { FaultList } from './admin/fault-routes.ts';

/** A fault with the number of calls that still fail. */
interface CountedFault {
  calls: number;
}

export interface FaultQueue<F extends CountedFault> extends FaultList<F> {
  /** Returns the first fault that matches and uses up one of its calls. */
  takeFirst(matches: (fault: F) => boolean): F | undefined;
}

/** In memory only: a restart clears the faults. */
export const createFaultQueue = <F extends CountedFault>(): FaultQueue<F> => {
  let queue: F[] = [];
  return {
    add: (fault) => void queue.push({ ...fault }),
    list: () => queue.map((fault) => ({ ...fault })),
    clear: () => {
      queue = [];
    },
    takeFirst: (matches) => {
      const fault = queue.find(matches);
      if (!fault) return undefined;
      fault.calls -= 1;
      queue = queue.filter(({ calls }) => calls > 0);
      return fault;
    },
  };
};
