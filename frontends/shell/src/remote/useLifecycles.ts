import { useCallback, useEffect, useState } from 'react';
import type { ParcelConfig } from 'single-spa';
import { loadLifecycles } from './registry.ts';

export type LifecyclesState =
  | { status: 'loading' }
  | { status: 'ready'; lifecycles: ParcelConfig }
  | { status: 'failed' };

/** The load state of a remote's lifecycles, with a retry. */
export const useLifecycles = (name: string): LifecyclesState & { retry: () => void } => {
  const [state, setState] = useState<LifecyclesState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    loadLifecycles(name, attempt > 0).then(
      (lifecycles) => isMounted && setState({ status: 'ready', lifecycles }),
      () => isMounted && setState({ status: 'failed' }),
    );
    return () => {
      isMounted = false;
    };
  }, [name, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((n) => n + 1);
  }, []);
  return { ...state, retry };
};
