import { useIsFetching } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { markPainted } from './painted.ts';

const PATIENCE_MS = 3_000;

/** Put beside the routes, inside their Suspense: signals when the page is drawn and nothing is being fetched. */
export const PaintedSignal = () => {
  const fetching = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  // What came last may still be being drawn, in slices: that is over when this is.
  const drawing = useDeferredValue(fetching);
  useEffect(() => {
    if (fetching === 0 && drawing === 0) {
      const frame = requestAnimationFrame(markPainted);
      return () => cancelAnimationFrame(frame);
    }
    const timer = setTimeout(markPainted, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [fetching, drawing]);
  return null;
};
