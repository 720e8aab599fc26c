import { useIsFetching } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markPainted } from './painted.ts';

const PATIENCE_MS = 3_000;

/** Put beside the routes, inside their Suspense: signals when the page is drawn and nothing is being fetched. */
export const PaintedSignal = () => {
  const fetching = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  useEffect(() => {
    if (fetching === 0) {
      const frame = requestAnimationFrame(markPainted);
      return () => cancelAnimationFrame(frame);
    }
    const timer = setTimeout(markPainted, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [fetching]);
  return null;
};
