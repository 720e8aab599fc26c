import { useEffect, useState } from 'react';

/** The value, some milliseconds after its last change. */
export const useDelayed = (value: string, ms: number): string => {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return delayed;
};
