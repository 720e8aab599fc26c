import { useEffect, useState } from 'react';

/** False for the first 300 ms, so that fast responses show no loading state. */
export const useDelayElapsed = (ms = 300): boolean => {
  const [isElapsed, setIsElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsElapsed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isElapsed;
};
