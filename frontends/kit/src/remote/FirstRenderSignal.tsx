import { useIsFetching } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { markFirstRenderDone } from './first-render.ts';

const MAX_WAIT_MS = 3_000;

/** Put beside the routes, inside their Suspense: signals when the page is drawn and nothing is being fetched. */
export const FirstRenderSignal = () => {
  const fetching = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  // What came last may still be being drawn, in slices: that is over when this is.
  const drawing = useDeferredValue(fetching);
  useEffect(() => {
    if (fetching === 0 && drawing === 0) {
      const frame = requestAnimationFrame(markFirstRenderDone);
      return () => cancelAnimationFrame(frame);
    }
    const timer = setTimeout(markFirstRenderDone, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [fetching, drawing]);
  return null;
};
