import { useEffect } from 'react';

/** Calls `act` when the browser shows the page out of its memory, as its back button does. */
export const useBfcacheRestore = (act: () => void): void =>
  useEffect(() => {
    const shown = (event: PageTransitionEvent): void => {
      if (event.persisted) act();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [act]);
