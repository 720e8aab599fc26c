import { useEffect } from 'react';

/** While something is unsaved or being sent, the browser asks before it closes the window. */
export const useCloseQuestion = (isUnfinished: boolean): void =>
  useEffect(() => {
    if (!isUnfinished) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnfinished]);
