import { useLocation, useNavigate } from '@sargam/kit';
import { useEffect, useState } from 'react';
import { normaliseCode } from './gift-code.ts';

const readCode = (hash: string): string => {
  try {
    return normaliseCode(decodeURIComponent(hash.slice(1)));
  } catch {
    return '';
  }
};

/** `count` increases with every opened link, also for the same code. */
export type CodeFromAddress = { code: string; count: number };

/**
 * The code from `/giftcard#CODE`. Fragments are not sent to servers and not logged. The code is removed from the address,
 * so that screenshots and the browser history do not contain it.
 */
export const useCodeFromAddress = (): CodeFromAddress => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [read, setRead] = useState({ hash: '', code: '', count: 0 });
  if (hash !== read.hash)
    setRead(hash ? { hash, code: readCode(hash), count: read.count + 1 } : { ...read, hash });
  useEffect(() => {
    if (hash) void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  return read;
};
