import { useEffect } from 'react';

/** Calls `onRestore` when the browser restores the page from its back/forward cache. */
export const useBfcacheRestore = (onRestore: () => void): void =>
  useEffect(() => {
    const handlePageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) onRestore();
    };
    window.addEventListener('pageshow', handlePageShow);
    return () => window.removeEventListener('pageshow', handlePageShow);
  }, [onRestore]);
