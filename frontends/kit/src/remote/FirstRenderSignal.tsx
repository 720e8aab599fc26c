import { useIsFetching } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { markFirstRenderDone } from './first-render.ts';

const MAX_WAIT_MS = 3_000;

/** Marks the document as `data-interactive` when the page handles input, for tests and measurements. */
const useInteractiveMark = (): void =>
  useEffect(() => {
    document.documentElement.dataset.interactive = '';
  }, []);

/** Place it next to the routes, inside their Suspense. Marks the first render as done when the page is rendered and no query is loading. */
export const FirstRenderSignal = () => {
  useInteractiveMark();
  const fetching = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  // A concurrent render may still be running; the deferred value changes when it is finished.
  const rendering = useDeferredValue(fetching);
  useEffect(() => {
    if (fetching === 0 && rendering === 0) {
      const frame = requestAnimationFrame(markFirstRenderDone);
      return () => cancelAnimationFrame(frame);
    }
    const timer = setTimeout(markFirstRenderDone, MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [fetching, rendering]);
  return null;
};
