import { useEffect, useState } from 'react';

/** The value, some milliseconds after its last change. */
export const useDebounced = <Value>(value: Value, delayMs = 200): Value => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
};
