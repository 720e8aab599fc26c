import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, a minute old at most: access that ends while the page is open ends on the page too. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
