import { useCallback, useEffect, useState } from 'react';
import type { ParcelConfig } from 'single-spa';
import { loadLifecycles } from './registry.ts';

export type LifecyclesState =
  | { status: 'loading' }
  | { status: 'ready'; lifecycles: ParcelConfig }
  | { status: 'failed' };

/** A remote's lifecycles and how to ask for them again. */
export const useLifecycles = (name: string): LifecyclesState & { retry: () => void } => {
  const [state, setState] = useState<LifecyclesState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    loadLifecycles(name, attempt > 0).then(
      (lifecycles) => wanted && setState({ status: 'ready', lifecycles }),
      () => wanted && setState({ status: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [name, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((n) => n + 1);
  }, []);
  return { ...state, retry };
};
