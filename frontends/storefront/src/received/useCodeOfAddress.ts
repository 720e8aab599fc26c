import { useLocation, useNavigate } from '@sargam/kit';
import { useEffect, useState } from 'react';
import { codeOf } from './received-code.ts';

const read = (hash: string): string => {
  try {
    return codeOf(decodeURIComponent(hash.slice(1)));
  } catch {
    return '';
  }
};

/**
 * The code in the fragment of the address (`/giftcard#CODE`), which no server and no log sees. It is taken out of the
 * address bar at once, so that neither a screenshot nor the history keeps it.
 */
export const useCodeOfAddress = (): string => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const named = read(hash);
  if (named && named !== code) setCode(named);
  useEffect(() => {
    if (hash) void navigate(pathname + search, { replace: true });
  }, [hash, pathname, search, navigate]);
  return code;
};
