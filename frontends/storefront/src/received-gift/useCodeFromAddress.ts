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

/** A code that an address brought; `times` tells the same code brought again from the one before. */
export type CodeFromAddress = { code: string; times: number };

/**
 * The code in the fragment of the address (`/giftcard#CODE`), which no server and no log sees. It is taken out of the
 * address bar at once, so that neither a screenshot nor the history keeps it.
 */
export const useCodeFromAddress = (): CodeFromAddress => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [read, setRead] = useState({ hash: '', code: '', times: 0 });
  if (hash !== read.hash)
    setRead(hash ? { hash, code: readCode(hash), times: read.times + 1 } : { ...read, hash });
  useEffect(() => {
    if (hash) void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  return read;
};
