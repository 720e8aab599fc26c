import { useEffect, useState } from 'react';

/** False for the first 300 ms: what is ready by then shows no sign of loading at all. */
export const useDelayElapsed = (ms = 300): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return late;
};
