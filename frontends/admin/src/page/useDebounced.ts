import { useEffect, useState } from 'react';

const DELAY_MS = 200;

/** The value, 200 ms after its last change. */
export const useDebounced = <Value>(value: Value): Value => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};
